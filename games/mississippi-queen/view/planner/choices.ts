import type { ReadonlySignal } from '@preact/signals';
import type { Heading, Refusal } from '@showboat/engine';
import { type Choices, type Moment, type Now, type Step, type TableFrame, restOf } from '@showboat/ui';
import { type Move, type State, coalLeft, formatPlace, isDoomed, mississippiQueen as game } from '../../game';
import { KEYS } from './keys';
import { choiceOf, moveCursor, rotate, stepCursor, toggleWhy } from './lookout';
import { MOVES, barToExchange, exchangesOf, offerOf, shift, steer } from './orders';
import type { Held, Plan, Types } from './planner';
import { firstLeg, hasWayOut, planOf, planOfHint, planTo } from './plans';
import { answerMove, askedOf, headingTo } from './question';
import { type PlannerWords, sayPlan } from './speech';
import { courseOf, setOut } from './voyage';
import type { Wake } from './wake';
import { barAt, loadAnswers } from './why-not';

const NOTHING: Held = {
  place: undefined,
  wish: undefined,
  cursor: undefined,
  isAskingWhy: undefined,
  looked: undefined,
  isExchanging: undefined,
  warned: undefined,
};

const STEERING: readonly string[] = ['port', 'ahead', 'starboard', 'astern'];

/** What a turn knows beyond its states. */
export interface TurnSoFar {
  readonly wake: ReadonlySignal<Wake>;
  /** That its bad end is accepted. */
  readonly accepted: Moment<true>;
  /** Asks again about a space, once the answers are there. */
  readonly askAgain: (state: State, place: number) => void;
}

const settled = ({ state, held }: Now<Types>): Plan | undefined => planTo(state, held.wish, held.place);

/** A plan that others must answer goes on afterwards. */
const play = ({ held, pending }: Now<Types>, move: Move): Step<Types> => ({
  kind: 'play',
  moves: [move],
  held,
  rest: restOf(pending),
});

const playOrTell = (now: Now<Types>, move: Move): Step<Types> => {
  const refusal = game.refuse(now.state, move);
  return refusal ? { kind: 'barred', refusal } : play(now, move);
};

const carryOut = ({ state, held }: Now<Types>, way: Plan): Step<Types> & { readonly kind: 'play' } => ({
  kind: 'play',
  moves: firstLeg(way.moves),
  held: { ...held, place: undefined, cursor: undefined },
  rest: setOut(state, way),
});

export const answer = (now: Now<Types>, heading: Heading | undefined): Step<Types> => {
  const asked = askedOf(now.state);
  const way = asked?.ways.find((one) => one.heading === heading);
  if (!asked || !way) return { kind: 'nothing' };
  return way.refusal ? { kind: 'barred', refusal: way.refusal, target: way.place } : play(now, answerMove(asked, way.heading));
};

export const createChoices = (
  frame: TableFrame<State, Move>,
  words: PlannerWords,
  { wake, accepted, askAgain }: TurnSoFar,
): Choices<Types> & { wishFor(now: Now<Types>, speed: number): Step<Types>; confirm(now: Now<Types>): Step<Types> } => {
  const { phrases } = words;

  /** A fatal move needs confirmation, if there is an alternative at all. */
  const unlessDoomed = (
    { state, held }: Now<Types>,
    doomed: Plan | undefined,
    step: Step<Types> & { readonly kind: 'play' },
  ): Step<Types> => {
    if (!doomed || accepted.now.peek()) return step;
    if (!hasWayOut(frame.canUndo.peek() ? wake.peek().opened : state, state)) return { ...step, said: phrases.doomNotice };
    return { kind: 'hold', held: { ...held, warned: { kind: 'doom', plan: doomed, step } } };
  };

  const sail = (now: Now<Types>): Step<Types> => {
    if (askedOf(now.state)) return answer(now, choiceOf(now));
    const way = settled(now) ?? now.hinted;
    return way ? unlessDoomed(now, way.isDoomed ? way : undefined, carryOut(now, way)) : { kind: 'nothing' };
  };

  const endAnyhow = (now: Now<Types>): Step<Types> => {
    const step = playOrTell(now, MOVES.end);
    if (step.kind !== 'play') return step;
    return unlessDoomed(now, isDoomed(now.state) ? planOf(now.state, []) : undefined, step);
  };

  /** Nobody leaves a passenger or coal behind without a word. */
  const end = (now: Now<Types>): Step<Types> => {
    const offer = offerOf(now.state);
    return offer ? { kind: 'hold', held: { ...now.held, warned: { kind: 'leaving', offer } } } : endAnyhow(now);
  };

  /** Takes what the jetty has, and ends the turn where nothing else is to be decided. */
  const dock = (now: Now<Types>): Step<Types> => {
    const offer = offerOf(now.state);
    if (!offer) return { kind: 'nothing' };
    const after = game.apply(now.state, MOVES[offer]);
    const held = { ...now.held, warned: undefined };
    if (game.refuse(after, MOVES.end)) return { kind: 'play', moves: [MOVES[offer]], held };
    const doomed = isDoomed(after) ? planOf(now.state, [MOVES[offer]]) : undefined;
    return unlessDoomed({ ...now, held }, doomed, { kind: 'play', moves: [MOVES[offer], MOVES.end], held });
  };

  const confirm = (now: Now<Types>): Step<Types> => {
    const { warned } = now.held;
    if (!warned) return { kind: 'nothing' };
    if (warned.kind === 'leaving') return endAnyhow({ ...now, held: { ...now.held, warned: undefined } });
    accepted.set(true);
    return warned.step;
  };

  /** A speed is set for the whole turn; once under way one must undo first. */
  const speedBarred = ({ phase }: State, refusal: Refusal | undefined): Step<Types> => ({
    kind: 'barred',
    refusal,
    said: phase.kind === 'sailing' && frame.canUndo.peek() ? phrases.undoSpeed : undefined,
  });

  const wishFor = ({ state, held }: Now<Types>, speed: number): Step<Types> => {
    const move: Move = { kind: 'speed', to: speed };
    const refusal = game.refuse(state, move);
    if (refusal) return speedBarred(state, refusal);
    if (held.wish === speed) return { kind: 'hold', held: { ...held, wish: undefined }, said: phrases.anySpeed };
    const price = coalLeft(state) - coalLeft(game.apply(state, move));
    return { kind: 'hold', held: { ...held, wish: speed }, said: phrases.wish(speed, price) };
  };

  const press: Choices<Types>['press'] = (now, command) => {
    const { state, held } = now;
    switch (command) {
      case 'slower':
      case 'faster': {
        const { to, refusal } = shift(state, command === 'faster' ? 1 : -1, held.wish);
        return to === undefined ? speedBarred(state, refusal) : wishFor(now, to);
      }
      case 'port':
      case 'starboard':
      case 'ahead':
      case 'astern': {
        if (askedOf(state) && (command === 'port' || command === 'starboard'))
          return rotate(words, now, command === 'port' ? -1 : 1);
        const { moves, refusal } = steer(state, MOVES[command], held.wish);
        return moves ? { kind: 'play', moves, held } : { kind: 'barred', refusal };
      }
      case 'board':
      case 'refuel':
      case 'decline':
        return playOrTell(now, MOVES[command]);
      case 'exchange':
        if (exchangesOf(state).length === 0) return { kind: 'barred', refusal: barToExchange(state) };
        return { kind: 'hold', held: { ...held, isExchanging: true } };
      case 'sail':
        return sail(now);
      case 'dock':
        return dock(now);
      case 'end':
        return end(now);
      case 'next':
        return moveCursor(words, now, 1);
      case 'previous':
        return moveCursor(words, now, -1);
      case 'why':
        return toggleWhy(words, now);
      case 'up':
      case 'right':
      case 'down':
      case 'left':
        return stepCursor(words, now, command);
    }
  };

  const whyNotThere = ({ state, held }: Now<Types>, place: number): Step<Types> => {
    const refusal = barAt(state, held.wish, place);
    if (refusal === 'loading') void loadAnswers().then(() => askAgain(state, place));
    return refusal && refusal !== 'loading' ? { kind: 'barred', refusal, target: place } : { kind: 'nothing' };
  };

  const point: Choices<Types>['point'] = (now, place) => {
    const { state, held } = now;
    const heading = askedOf(state) && headingTo(state, place);
    if (heading !== undefined) return answer(now, heading);
    const plan = planTo(state, held.wish, place);
    if (!plan) return whyNotThere(now, place);
    return held.place === place ? sail(now) : { kind: 'plan', plan, held: { ...held, place } };
  };

  return {
    keys: KEYS,
    nothing: NOTHING,
    isAsking: () => true,
    planAt: ({ state, held }, place) => planTo(state, held.wish, place),
    settled,
    planOfHint,
    point,
    press,
    // Whether there is a way out of doom takes long to find, and does not matter here.
    isOpen: (now, command) => {
      if (command === 'end') return !game.refuse(now.state, MOVES.end);
      if (command === 'dock') return offerOf(now.state) !== undefined;
      return command === 'sail' ? (askedOf(now.state) ?? settled(now) ?? now.hinted) !== undefined : undefined;
    },
    enter: (now) => {
      const { held, hinted } = now;
      if (held.warned) return held.warned.kind === 'leaving' ? dock(now) : confirm(now);
      if (askedOf(now.state)) return sail(now);
      if (held.cursor !== undefined && (held.isAskingWhy || held.cursor !== held.place)) return point(now, held.cursor);
      if (settled(now) || hinted) return sail(now);
      return offerOf(now.state) ? dock(now) : end(now);
    },
    digit: (now, digit) => {
      const asked = askedOf(now.state);
      return asked ? answer(now, asked.ways[digit - 1]?.heading) : wishFor(now, digit);
    },
    sayPlan: (_state, plan) => sayPlan(words, plan),
    isUndoneFirst: () => false,
    isDropTold: ({ place }) => place !== undefined,
    cursorOf: ({ cursor }) => cursor,
    modeOf: ({ state, held }) => (askedOf(state) ? 'asked' : held.isAskingWhy && 'asking-why'),
    isKept: (state, self, early) => early.kind === 'press' && STEERING.includes(early.command) && game.actor(state) === self,
    turnOf: ({ round, next }) => `${round} ${next}`,
    canGoOn: ({ phase }) => phase.kind === 'sailing',
    goOn: (now, voyage) => {
      const course = courseOf(voyage, now.state);
      switch (course.kind) {
        case 'waits':
          return { rest: course.voyage, step: { kind: 'nothing' } };
        case 'over':
          return { step: { kind: 'nothing' } };
        case 'grown':
          return { step: { kind: 'hold', held: now.held, said: phrases.riverGrew } };
        case 'lost':
          return { step: { kind: 'hold', held: now.held, said: phrases.lostGoal(formatPlace(voyage.goal)) } };
        case 'goes-on':
          return { step: carryOut(now, planOf(now.state, course.moves)) };
      }
    },
    wishFor,
    confirm,
  };
};
