import { createRandom } from '@showboat/engine';
import { NONE, type Now } from '@showboat/ui';
import { expect, test } from 'vitest';
import { DUMPSTERS, IN_HAND, NOBODY, POSES, type State, boardIn, firstCat, goalsOf, hasPairInHand, isJoined } from '../../game';
import { CASES, startOf, wanderFrom } from '../../testing/cases';
import { createChoices } from './choices';
import type { CatName, Held, Target, Types } from './planner';
import { catsOf, isAbout, plansOf } from './plans';
import { nameTarget } from './targets';

const choices = createChoices({
  phrases: { dropped: '', nothingToUndo: '', nothingToRedo: '' },
  sayPlan: () => '',
  sayCat: () => '',
  leaving: () => undefined,
});

const catsOut = ({ players, turn }: State): readonly CatName[] =>
  players[turn].cats.flatMap((from, i) => (from === IN_HAND ? [] : [{ pose: POSES[i >> 1], from }]));

const targetsIn = (state: State): readonly Target[] => {
  const { roofs, gaps } = boardIn(state);
  return [
    ...DUMPSTERS.map((_, dumpster) => ({ kind: 'dumpster', dumpster }) as const),
    ...gaps.map((_, gap) => ({ kind: 'gap', gap }) as const),
    ...roofs.map((_, roof) => ({ kind: 'roof', roof }) as const),
    ...(state.phase.kind === 'moving' ? catsOut(state).map((cat) => ({ kind: 'cat', ...cat }) as const) : []),
  ];
};

type Detail = Readonly<Record<string, unknown>>;

const roofIn = (state: State, id: unknown): number => boardIn(state).roofs.indexOf(String(id));
const poseIn = (detail: Detail): CatName['pose'] => (detail.pose === 'l' ? 'l' : 's');

const catIn = ({ players, turn }: State, pose: CatName['pose'], from: number): number => {
  const at = players[turn].cats.indexOf(from, firstCat(pose));
  return at >= firstCat(pose) && at < firstCat(pose) + 2 ? at : -1;
};

/** What must be so for each reason, read from the state alone. */
const TRUE: Readonly<Record<string, (state: State, target: Target, detail: Detail) => boolean>> = {
  'dive-first': ({ phase }) => phase.kind === 'diving',
  'too-poor': ({ players, turn, options }) => players[turn].cans < options.ante,
  'no-pair-in-hand': ({ players, turn, options }, target) =>
    target.kind === 'dumpster' && target.dumpster < 3 && !hasPairInHand(players[turn], options),
  'dived-already': ({ phase }) => phase.kind !== 'diving',
  'place-first': ({ phase }) => phase.kind === 'placing',
  'build-or-decline': ({ phase }) => phase.kind === 'laying' || phase.kind === 'sheltering',
  'no-catwalk-now': ({ phase }) => phase.kind !== 'laying',
  'gap-taken': ({ built }, target) => target.kind === 'gap' && built.catwalks[target.gap] !== NOBODY,
  'no-catwalk-left': ({ players, turn }) => players[turn].catwalks === 0 && players[turn].deluxe === 0,
  'deluxe-too-early': ({ players, turn }) => players[turn].deluxe > 0 && players.some(({ fish }) => fish === 0),
  'no-shelter-now': ({ phase }) => phase.kind !== 'sheltering',
  'patio-taken': ({ built }, target) => target.kind === 'roof' && built.shelters[target.roof] !== NOBODY,
  'no-shelter-left': ({ players, turn }) => players[turn].shelters === 0,
  'no-such-cat': (state, _, detail) => catIn(state, poseIn(detail), roofIn(state, detail.from)) < 0,
  'cat-moved-already': (state, _, detail) => {
    const { phase } = state;
    return phase.kind === 'moving' && (phase.moved >> catIn(state, poseIn(detail), roofIn(state, detail.from))) % 2 === 1;
  },
  'already-there': (_state, _target, { from, to }) => from === to,
  'no-way': (state, _, { from, to }) => !isJoined(state, roofIn(state, from), roofIn(state, to)),
  'too-dear': (state, _, detail) => {
    const goals = goalsOf(state, poseIn(detail), roofIn(state, detail.from));
    const goal = goals.find(({ roof }) => roof === roofIn(state, detail.to));
    return goal !== undefined && goal.fares[0].price > state.players[state.turn].cans && detail.price === goal.fares[0].price;
  },
};

const mover = (state: State, changed: Partial<State['players'][number]>): State => ({
  ...state,
  players: state.players.map((player, seat) => (seat === state.turn ? { ...player, ...changed } : player)),
});

/** The same moment without what the rule forbids: then that rule is not named any more. */
const LIFTED: Readonly<Record<string, (state: State, target: Target) => State>> = {
  'too-poor': (state) => mover(state, { cans: state.options.ante }),
  'no-pair-in-hand': (state) => mover(state, { cats: state.players[state.turn].cats.map(() => IN_HAND) }),
  'gap-taken': (state, target) => ({
    ...state,
    built: {
      ...state.built,
      catwalks: state.built.catwalks.map((owner, gap) => (target.kind === 'gap' && gap === target.gap ? NOBODY : owner)),
    },
  }),
  'no-catwalk-left': (state) => mover(state, { catwalks: 1 }),
  'deluxe-too-early': (state) => ({ ...state, players: state.players.map((player) => ({ ...player, fish: 1 })) }),
  'patio-taken': (state, target) => ({
    ...state,
    built: {
      ...state.built,
      shelters: state.built.shelters.map((owner, roof) => (target.kind === 'roof' && roof === target.roof ? NOBODY : owner)),
    },
  }),
  'no-shelter-left': (state) => mover(state, { shelters: 1 }),
  'cat-moved-already': (state) => (state.phase.kind === 'moving' ? { ...state, phase: { ...state.phase, moved: 0 } } : state),
  'no-way': (state) => ({ ...state, built: { ...state.built, catwalks: state.built.catwalks.map(() => state.turn) } }),
  'too-dear': (state) => mover(state, { cans: 999 }),
};

const GAMES = 27;
const MOMENTS = [15, 40, 80, 130, 200];

test('why not is never a rule that does not forbid it: for every place, in positions of random games', () => {
  const seen = new Set<string>();
  const lies: string[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const start = startOf(CASES[seed % CASES.length].options);
    for (const moves of MOMENTS) {
      const state = wanderFrom(start, moves + seed, createRandom(`why ${seed}`));
      if (!choices.isAsking(state)) continue;
      const chosen: readonly Held[] = catsOf(state).map((cat) => ({ chosen: undefined, cat }));
      for (const held of [choices.nothing, ...chosen])
        for (const target of targetsIn(state)) {
          const now: Now<Types> = { state, held, hinted: undefined, pending: NONE };
          const step = choices.point(now, target);
          const where = `${nameTarget(boardIn(state), target)} ${state.phase.kind}, game ${seed}, move ${moves}`;
          const cats = held.cat ? [held.cat] : catsOf(state).slice(0, 1);
          const isPossible = [undefined, ...cats].some((cat) => plansOf(state, cat).some((plan) => isAbout(plan, target)));
          const { code = '', detail = {} } = (step.kind === 'barred' && step.refusal) || {};
          // Only a cat is chosen without being a place of a plan.
          const isRight =
            step.kind === 'barred'
              ? !isPossible && TRUE[code]?.(state, target, detail) === true
              : isPossible || step.kind === 'hold';
          const isRunner =
            target.kind === 'cat' && catsOf(state).some(({ pose, from }) => pose === target.pose && from === target.from);
          if (!isRight || (isRunner && step.kind !== 'hold')) lies.push(`${where}: ${step.kind} ${code}`);
          const lifted = step.kind === 'barred' ? LIFTED[code]?.(state, target) : undefined;
          const after = lifted && choices.point({ ...now, state: lifted }, target);
          if (after?.kind === 'barred' && after.refusal?.code === code) lies.push(`${where}: ${code}, and without it, too`);
          seen.add(code);
        }
    }
  }
  expect(lies).toEqual([]);
  expect([...seen].sort()).toEqual(expect.arrayContaining(['gap-taken', 'no-way', 'patio-taken', 'too-dear']));
});
