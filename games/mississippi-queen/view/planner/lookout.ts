import { type Now, type Step, cycled, restOf } from '@showboat/ui';
import type { Heading } from '@showboat/engine';
import { formatPlace, moverOf } from '../../game';
import type { Types } from './planner';
import { litSpaces, stopsOf } from './plans';
import { askedOf } from './question';
import { inKeyOrder, spaceTowards } from './spaces';
import { type PlannerWords, saySpace, sayWay } from './speech';
import { barAt, loadAnswers } from './why-not';

// Looking around with keys. What is found is announced to screen readers.

/** Of the possible answers: the selected one, otherwise that of the plan in progress, otherwise the first legal one. */
export const choiceOf = ({ state, held, pending }: Pick<Now<Types>, 'state' | 'held' | 'pending'>): Heading | undefined => {
  const open = askedOf(state)?.ways.filter(({ refusal }) => !refusal);
  if (held.looked !== undefined || !open) return held.looked;
  return (open.find(({ heading }) => heading === restOf(pending)?.push) ?? open[0])?.heading;
};

export const rotate = (words: PlannerWords, now: Now<Types>, by: 1 | -1): Step<Types> => {
  const asked = askedOf(now.state);
  if (!asked) return { kind: 'nothing' };
  const { ways } = asked;
  const choice = choiceOf(now);
  const index = (ways.findIndex(({ heading }) => heading === choice) + by + ways.length) % ways.length;
  return { kind: 'hold', held: { ...now.held, looked: ways[index].heading }, said: () => sayWay(words, now.state, asked, index) };
};

/** To the next or previous space in reach. */
export const moveCursor = (words: PlannerWords, { state, held }: Now<Types>, by: 1 | -1): Step<Types> => {
  const spaces = inKeyOrder(state, litSpaces(state, stopsOf(state, held.wish)));
  const at = spaces.findIndex(({ place }) => place === held.cursor);
  const to = cycled(spaces, at, by);
  if (!to) return { kind: 'nothing' };
  return { kind: 'hold', held: { ...held, cursor: to.place }, said: saySpace(words, state, to), isShown: true };
};

export const toggleWhy = ({ phrases }: PlannerWords, { state, held }: Now<Types>): Step<Types> => {
  if (held.isAskingWhy) return { kind: 'hold', held: { ...held, isAskingWhy: undefined }, said: phrases.askingOver };
  const cursor = held.cursor ?? state.ships[moverOf(state)].at;
  return { kind: 'hold', held: { ...held, isAskingWhy: true, cursor }, said: phrases.asking(formatPlace(cursor)) };
};

/** To the space beside, while asking why. */
export const stepCursor = (
  { phrases, sayRefusal }: PlannerWords,
  { state, held }: Now<Types>,
  arrow: 'up' | 'right' | 'down' | 'left',
): Step<Types> => {
  const cursor = spaceTowards(state, held.cursor ?? state.ships[moverOf(state)].at, arrow);
  if (cursor === undefined) return { kind: 'nothing' };
  const stop = stopsOf(state, held.wish).get(cursor);
  if (!stop) void loadAnswers();
  const said = stop
    ? phrases.canEnd(formatPlace(cursor), stop.coal)
    : () => {
        const refusal = barAt(state, held.wish, cursor);
        return refusal && refusal !== 'loading' ? phrases.cannotEnd(formatPlace(cursor), sayRefusal(refusal)) : '';
      };
  return { kind: 'hold', held: { ...held, cursor }, said };
};
