import { type ReadonlySignal, computed } from '@preact/signals';
import {
  type GameWords,
  type History,
  type OptionValues,
  type Outcome,
  type Result,
  type Seat,
  ok,
  present,
} from '@showboat/engine';
import { type GameView, type PlayerInfo, nameHere, thirdPerson } from '@showboat/ui';
import type { StoryTeller } from '@showboat/ui/story';
import { messages } from '../messages';
import { namesOfSeats } from '../replay/review-data';
import { type ReviewRun, createReviewRun } from '../replay/review-run';
import { openPlayed } from '../session/open-played';
import type { SeatPlan } from '../session/saved';
import type { MaybeSealed } from '../share/seal';
import type { Advisor } from '../thinking/advisor';

/** A finished game whose story is told. */
export interface ToldGame<State, Move, Options extends OptionValues> {
  readonly view: GameView<State, Move, Options>;
  readonly played: MaybeSealed;
  readonly history: History<State, Move>;
  readonly outcome: Outcome;
  readonly players: ReadonlySignal<readonly PlayerInfo[]>;
  /** Who reads it, if that is one of the players. */
  readonly self: Seat | undefined;
  /** What badges call each seat. */
  readonly marks: readonly string[];
  readonly review: ReviewRun<Move>;
}

/** A game in the words of a language. */
export interface StorySpoken<State, Move> {
  readonly words: GameWords<State, Move>;
  readonly teller: StoryTeller<State, Move> | undefined;
}

const playerOf = (plan: SeatPlan, isSelf: boolean): PlayerInfo =>
  plan.kind === 'bot'
    ? { kind: 'bot', name: plan.name, level: messages.value.table.levels[plan.level] }
    : isSelf
      ? { kind: 'here', name: nameHere(plan.name, messages.value.shell.you) }
      : { kind: 'elsewhere', name: plan.name };

/** Somebody's name for anybody to read: "You" is nobody to others, who read what the game calls the seat. */
export const nameForAll = (players: readonly PlayerInfo[], seat: Seat, own: string): string => {
  const name = players[seat].name.trim();
  return name !== '' && thirdPerson(players, seat, '') === name ? name : own;
};

/** The only person, who is the one that plays here. */
export const onlyPerson = (seats: readonly SeatPlan[]): Seat | undefined => {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
};

/** `undefined` while the game still runs: then nothing of it is told. */
export const openTold = async <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
  played: MaybeSealed,
  self: Seat | undefined,
  advisor: Advisor,
): Promise<Result<ToldGame<State, Move, Options> | undefined>> => {
  const opened = await openPlayed(view, played);
  if (!opened.ok) return opened;
  const history = opened.value;
  const outcome = view.game.outcome(present(history));
  if (!outcome) return ok(undefined);
  return ok({
    view,
    played,
    history,
    outcome,
    players: computed(() => played.seats.map((plan, seat) => playerOf(plan, seat === self))),
    self,
    marks: namesOfSeats(view.game, history, played.seats.length),
    review: createReviewRun<Move>(played, advisor, { isAllowed: true }),
  });
};
