import type { Seat } from '@showboat/engine';
import { CITY_OF, IS_ANY_CARD } from '../rules/cards';
import type { City } from '../rules/cities';
import { actor } from '../rules/rules';
import { type State, cardPlayed } from '../rules/state';
import { mayTakeAnywhere } from '../rules/taking';
import type { NameSeat } from './names';

/** What a seat is asked, in a few words and without a full stop. */
export interface TaskPhrases {
  readonly over: string;
  /** Chance deals or turns up a card. */
  readonly chance: string;
  /** Somebody else decides. */
  wait(name: string): string;
  readonly play: string;
  build(city: City, left: number): string;
  readonly move: string;
  take(city: City): string;
  /** By the any-card symbol. */
  readonly takeAny: string;
  /** No card lies at the city built in. */
  readonly takeElsewhere: string;
  readonly messenger: string;
}

const sayTake = (phrases: TaskPhrases, state: State): string => {
  const card = cardPlayed(state);
  if (IS_ANY_CARD[card]) return phrases.takeAny;
  return mayTakeAnywhere(state) ? phrases.takeElsewhere : phrases.take(CITY_OF[card]);
};

export const describeTask = (phrases: TaskPhrases, nameOf: NameSeat, state: State, seat: Seat): string => {
  const { phase } = state;
  if (actor(state) !== seat && actor(state) !== 'chance' && actor(state) !== 'nobody') return phrases.wait(nameOf(state.turn));
  switch (phase.kind) {
    case 'over':
      return phrases.over;
    case 'first':
    case 'dealing':
    case 'opening':
    case 'refilling':
      return phrases.chance;
    case 'playing':
      return phrases.play;
    case 'building':
      return phrases.build(CITY_OF[cardPlayed(state)], phase.left);
    case 'moving':
      return phrases.move;
    case 'taking':
      return sayTake(phrases, state);
    case 'placing':
      return phrases.messenger;
  }
};
