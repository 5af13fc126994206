import { computed, effect, untracked } from '@preact/signals';
import type { Heading, Refusal } from '@showboat/engine';
import { type TableFrame, createMoment } from '@showboat/ui';
import { type Move, type State, coalLeft, explain, formatPlace, isDoomed, mississippiQueen as game } from '../../game';
import type { CommandId, Exchange, Planner, Plan } from './planner';
import { createKeyboard } from './keyboard';
import { createLookout } from './lookout';
import { MOVES, barToExchange, shift, steer } from './orders';
import { firstLeg, hasWayOut, planOf } from './plans';
import { answerMove, headingTo } from './question';
import { createSight } from './sight';
import { type PlannerWords, sayPlan } from './speech';
import { type Voyage, courseOf, setOut } from './voyage';

/** The reachable spaces of a crowded river take longer to find than a frame lasts: first the move is drawn, then they light up. */
const afterPaint = (work: () => void): void => {
  if (typeof requestAnimationFrame === 'undefined') work();
  else requestAnimationFrame(() => setTimeout(work));
};

/** Keys that were pressed while a ship still sails, so that nobody has to wait for it. */
const PATIENCE = 6;

const STEERING: readonly CommandId[] = ['port', 'ahead', 'starboard', 'astern'];

export const createPlanner = (frame: TableFrame<State, Move>, words: PlannerWords, later = afterPaint): Planner => {
  const { labels } = words;
  const { state, seat } = frame;
  let voyage: Voyage | undefined;
  let queue: readonly CommandId[] = [];
  /** The beginning of the turn whose bad end was accepted. */
  let accepted: State | undefined;
  const sight = createSight(frame, () => voyage?.push);
  const { asked, chosen, chosenPlan, choice, cursor, exchanges, hinted, isAskingWhy, isExchanging, stops, wake, whyNot, wish } =
    sight;
  const warned = createMoment<State, { readonly plan: Plan; go(): void }>(state);
  const lookout = createLookout(frame, sight, words);

  const why = (refusal: Refusal | undefined, place?: number): void => {
    if (!refusal) return;
    queue = [];
    whyNot.set({ place, refusal });
    frame.explain(refusal);
  };

  /** Of the speed that is wished for, where one is. */
  const whyNotThere = (place: number): void => {
    const now = state.peek();
    const speed: Move | undefined = wish.now.value === undefined ? undefined : { kind: 'speed', to: wish.now.value };
    const from = speed && now.phase.kind === 'speed' && !game.refuse(now, speed) ? game.apply(now, speed) : now;
    const found = explain(from, place);
    if (found.kind === 'cannot-end') why(found.refusal, place);
  };

  const carryOut = (way: Plan): void => {
    const now = state.peek();
    chosen.set(undefined);
    cursor.set(undefined);
    voyage = setOut(now, way);
    frame.play(firstLeg(way.moves));
  };

  /** What ends the race is done at the second asking, if there is another way at all. */
  const unlessDoomed = (doomed: Plan | undefined, go: () => void): void => {
    const { opened } = wake.peek();
    if (!doomed || accepted === opened) go();
    else if (hasWayOut(frame.canUndo.peek() ? opened : state.peek(), state.peek())) {
      warned.set({
        plan: doomed,
        go: () => {
          accepted = opened;
          go();
        },
      });
    } else {
      frame.announce(labels.doomNotice);
      go();
    }
  };

  const answer = (heading: Heading): void => {
    whyNot.set(undefined);
    const question = asked.peek();
    const way = question?.ways.find((one) => one.heading === heading);
    if (!question || !way) return;
    if (way.refusal) why(way.refusal, way.place);
    else frame.play([answerMove(question, heading)]);
  };

  const sail = (): void => {
    const heading = choice.peek();
    if (asked.peek()) {
      if (heading !== undefined) answer(heading);
      return;
    }
    const way = chosenPlan.peek() ?? hinted.peek();
    if (way) unlessDoomed(way.isDoomed ? way : undefined, () => carryOut(way));
  };

  const end = (): void => {
    const now = state.peek();
    const refusal = game.refuse(now, MOVES.end);
    if (refusal) why(refusal);
    else unlessDoomed(isDoomed(now) ? planOf(now, []) : undefined, () => frame.play([MOVES.end]));
  };

  const wishFor = (speed: number): void => {
    const now = state.peek();
    const refusal = game.refuse(now, { kind: 'speed', to: speed });
    if (refusal) {
      why(refusal);
      if (now.phase.kind === 'sailing' && frame.canUndo.peek()) frame.announce(labels.undoSpeed);
      return;
    }
    const isSame = wish.now.peek() === speed;
    wish.set(isSame ? undefined : speed);
    const price = coalLeft(now) - coalLeft(game.apply(now, { kind: 'speed', to: speed }));
    frame.announce(isSame ? labels.anySpeed : labels.wish(speed, price));
  };

  const setSpeed = (speed: number): void => {
    whyNot.set(undefined);
    if (seat.peek() !== undefined) wishFor(speed);
  };

  const changeSpeed = (by: 1 | -1): void => {
    const { to, refusal } = shift(state.peek(), by, wish.now.peek());
    if (to !== undefined) wishFor(to);
    else {
      why(refusal);
      if (state.peek().phase.kind === 'sailing' && frame.canUndo.peek()) frame.announce(labels.undoSpeed);
    }
  };

  const takeBack = (isUndo: boolean): void => {
    queue = [];
    voyage = undefined;
    const isPossible = (isUndo ? frame.canUndo : frame.canRedo).peek();
    if (!isPossible) frame.announce(isUndo ? labels.nothingToUndo : labels.nothingToRedo);
    else if (isUndo) frame.undo();
    else frame.redo();
  };

  const press = (id: CommandId): void => {
    if (id === 'undo' || id === 'redo') return takeBack(id === 'undo');
    const now = state.peek();
    if (seat.peek() === undefined) {
      if (STEERING.includes(id) && game.actor(now) === frame.self.peek() && queue.length < PATIENCE) queue = [...queue, id];
      return;
    }
    whyNot.set(undefined);
    switch (id) {
      case 'slower':
      case 'faster':
        return changeSpeed(id === 'faster' ? 1 : -1);
      case 'port':
      case 'starboard':
      case 'ahead':
      case 'astern': {
        if (asked.peek() && (id === 'port' || id === 'starboard')) return lookout.rotate(id === 'port' ? -1 : 1);
        const { moves, refusal } = steer(now, MOVES[id], wish.now.peek());
        voyage = undefined;
        return moves ? frame.play(moves) : why(refusal);
      }
      case 'board':
      case 'refuel':
      case 'decline': {
        const refusal = game.refuse(now, MOVES[id]);
        return refusal ? why(refusal) : frame.play([MOVES[id]]);
      }
      case 'exchange':
        return exchanges.peek().length > 0 ? isExchanging.set(true) : why(barToExchange(now));
      case 'sail':
        return sail();
      case 'end':
        return end();
    }
  };

  const choose = (place: number): void => {
    whyNot.set(undefined);
    if (seat.peek() === undefined) return;
    const now = state.peek();
    const question = asked.peek();
    const heading = question && headingTo(now, place);
    if (heading !== undefined) return answer(heading);
    if (!stops.peek().has(place)) return whyNotThere(place);
    if (chosen.now.peek() === place) return sail();
    chosen.set(place);
    const made = chosenPlan.peek();
    if (made) frame.announce(sayPlan(words, made));
  };

  const confirm = (isMeant: boolean): void => {
    const pending = warned.now.peek();
    warned.set(undefined);
    if (pending && isMeant) pending.go();
  };

  const enter = (): void => {
    const at = cursor.now.peek();
    if (seat.peek() === undefined) return;
    if (warned.now.peek()) confirm(true);
    else if (asked.peek()) sail();
    else if (at !== undefined && (isAskingWhy.now.peek() || at !== chosen.now.peek())) choose(at);
    else if (chosenPlan.peek() || hinted.peek()) sail();
    else end();
  };

  const escape = (): boolean => {
    const held = [warned, isExchanging, whyNot, isAskingWhy, sight.looked, cursor, chosen, wish].filter(
      ({ now }) => now.peek() !== undefined,
    );
    const isPlan = chosen.now.peek() !== undefined;
    for (const moment of held) moment.set(undefined);
    if (isPlan) frame.announce(labels.dropped);
    return held.length > 0;
  };

  /** Goes on with a plan after a push, and then with the keys that were pressed meanwhile. */
  const goOn = (): void => {
    if (!voyage) {
      const [next, ...rest] = queue;
      queue = rest;
      if (next && state.peek().phase.kind === 'sailing') press(next);
      else queue = [];
      return;
    }
    const { goal } = voyage;
    const course = courseOf(voyage, state.peek());
    voyage = course.kind === 'waits' ? course.voyage : undefined;
    if (course.kind === 'grown') frame.announce(labels.riverGrew);
    else if (course.kind === 'lost') frame.announce(labels.lostGoal(formatPlace(goal)));
    else if (course.kind === 'goes-on') carryOut(planOf(state.peek(), course.moves));
  };

  const stopFollowing = effect(() => {
    void wake.value;
    if (seat.value !== undefined && game.actor(state.value) === seat.value) untracked(goOn);
  });
  const stopLighting = effect(() => {
    const now = state.value;
    if (seat.value !== undefined && sight.ready.peek() !== now)
      later(() => {
        if (state.peek() === now) sight.ready.value = now;
      });
  });

  return {
    frame,
    lit: sight.lit,
    plan: sight.plan,
    isChosen: computed(() => chosenPlan.value !== undefined && sight.plan.value?.place === chosenPlan.value.place),
    asked,
    choice,
    wheels: sight.wheels,
    commands: sight.commands,
    exchanges,
    isExchangeOpen: computed(() => isExchanging.now.value === true),
    warning: computed(() => warned.now.value?.plan),
    whyNot: whyNot.now,
    cursor: cursor.now,
    hover: (place) => {
      sight.hovered.value = place;
    },
    choose,
    press,
    setSpeed,
    answer,
    exchange: (picked: Exchange | undefined) => {
      isExchanging.set(undefined);
      if (picked) frame.play([picked.move]);
    },
    confirm,
    onKey: createKeyboard({
      isAsked: () => asked.peek() !== undefined,
      isAskingWhy: () => isAskingWhy.now.peek() === true,
      press,
      setSpeed,
      answerNumber: (number) => {
        const way = asked.peek()?.ways[number - 1];
        if (way) answer(way.heading);
      },
      ...lookout,
      enter,
      escape,
    }),
    close: () => {
      stopFollowing();
      stopLighting();
    },
  };
};
