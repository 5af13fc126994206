import type { Past, Seat } from '@showboat/engine';
import type { Move } from '../rules/moves';
import { type Ship, type ShipId, type State, moverOf } from '../rules/state';
import { pusherOf } from './culprit';

// What is worth a line of its own at the table: a push, the pier, a landing, the end of somebody's race.

export interface HighlightPhrases {
  shovesYou(pusher: ShipId): string;
  youShove(pushed: ShipId): string;
  shoves(pusher: ShipId, pushed: ShipId): string;
  youLand(place: number): string;
  lands(ship: ShipId, place: number): string;
  youAreOut(pusher: ShipId | undefined): string;
  isOut(ship: ShipId, pusher: ShipId | undefined): string;
  readonly pier: string;
}

export interface RiverHighlight {
  readonly kind: 'push' | 'landing' | 'out' | 'pier';
  readonly text: string;
  readonly who?: ShipId | 'chance';
  readonly isYours?: boolean;
}

export interface RiverHappening {
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  readonly past: Past<State, Move>;
}

const pushIn = (phrases: HighlightPhrases, { before }: RiverHappening, you: Seat | undefined): RiverHighlight | undefined => {
  if (before.phase.kind !== 'pushing') return undefined;
  const pusher = before.ships[moverOf(before)];
  const pushed = before.ships[before.phase.ship];
  const isBoth = pusher.seat === pushed.seat;
  if (!isBoth && pushed.seat === you) return { kind: 'push', who: pusher.id, text: phrases.shovesYou(pusher.id), isYours: true };
  const text = !isBoth && pusher.seat === you ? phrases.youShove(pushed.id) : phrases.shoves(pusher.id, pushed.id);
  return { kind: 'push', who: pusher.id, text };
};

const fateOf = (
  phrases: HighlightPhrases,
  { move, past }: RiverHappening,
  ship: Ship,
  index: number,
  you: Seat | undefined,
): RiverHighlight | undefined => {
  const isYours = ship.seat === you;
  const mine = isYours ? { isYours } : {};
  if (ship.status === 'landed')
    return {
      kind: 'landing',
      who: ship.id,
      text: isYours ? phrases.youLand(ship.place) : phrases.lands(ship.id, ship.place),
      ...mine,
    };
  // Who resigns knows, and the log tells the others.
  if (ship.status !== 'out' || move.kind === 'resign') return undefined;
  const pusher = pusherOf(past, index);
  return { kind: 'out', who: ship.id, text: isYours ? phrases.youAreOut(pusher) : phrases.isOut(ship.id, pusher), ...mine };
};

export const tellHighlight = (
  phrases: HighlightPhrases,
  happening: RiverHappening,
  you: Seat | undefined,
): RiverHighlight | undefined => {
  const { before, move, after } = happening;
  const fates = after.ships.flatMap((ship, index) =>
    ship.status === before.ships[index]?.status ? [] : (fateOf(phrases, happening, ship, index, you) ?? []),
  );
  // Of several, what is yours, else what comes first at the pier.
  const fate = fates.find(({ isYours }) => isYours) ?? fates.find(({ kind }) => kind === 'landing') ?? fates[0];
  if (fate) return fate;
  if (move.kind === 'push') return pushIn(phrases, happening, you);
  return move.kind === 'lay' && move.tile === 'pier' ? { kind: 'pier', who: 'chance', text: phrases.pier } : undefined;
};
