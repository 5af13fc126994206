import { type Refusal, parseOptions, play, unwrap } from '@showboat/engine';
import { mississippiQueen as game } from '../index';
import { formatPlace } from '../rules/cells';
import { OPTIONS, type Options } from '../rules/options';
import { readSketch } from '../rules/position';
import { type Sketch, sketchJson } from '../rules/sketch';
import { ROSE, type Ship, type ShipId, type State, isRose } from '../rules/state';
import { openTurn } from '../rules/turn';

export { type Sketch, sketchJson };

export const optionsWith = (input: Readonly<Record<string, unknown>>): Options => unwrap(parseOptions(OPTIONS, input));

/** The moment before anybody acts; the ship to move may be about to go out. */
export const rawPosition = (sketch: Sketch): State => unwrap(readSketch(sketchJson(sketch)));

/** The same with the turn begun. */
export const position = (sketch: Sketch): State => openTurn(rawPosition(sketch));

const tokensIn = (line: string): readonly string[] => {
  const words = line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const tokens: string[] = [];
  while (words.length > 0) tokens.push(words.splice(0, game.notation.wordsIn(words[0])).join(' '));
  return tokens;
};

/** Plays tokens one after the other: '=2 f r f .'; a refusal throws. */
export const run = (state: State, line: string): State =>
  tokensIn(line).reduce((now, token) => unwrap(play(game, now, unwrap(game.parseMove(now, token)))), state);

/** Why the last of these tokens is refused; the ones before it are played. */
export const refusalOf = (state: State, line: string): Refusal | undefined => {
  const tokens = tokensIn(line);
  const last = tokens[tokens.length - 1];
  const before = run(state, tokens.slice(0, -1).join(' '));
  return game.refuse(before, unwrap(game.parseMove(before, last)));
};

/** The legal moves as tokens, blank between them. */
export const legal = (state: State): string =>
  game
    .legalMoves(state)
    .map((move) => game.formatMove(state, move))
    .join(' ');

export const shipOf = (state: State, id: ShipId): Ship => {
  const ship = state.ships.find((one) => one.id === id);
  if (!ship) throw new Error(`no ship ${id}`);
  return ship;
};

/** A ship as `turns` writes it: 1c3/0/1/6/-, or landed, or out. */
export const shipText = (state: State, id: ShipId): string => {
  const ship = shipOf(state, id);
  if (ship.status !== 'sailing') return ship.status;
  const aboard = ship.aboard.length > 0 ? ship.aboard.join('+') : '-';
  return `${formatPlace(ship.at)}/${ship.heading}/${ship.speed}/${isRose(ship) ? '-' : ship.coal}/${aboard}`;
};

export const moverId = (state: State): ShipId => state.ships[state.order[state.next]]?.id ?? ROSE;

/** The ships in the order of this round. */
export const orderOf = (state: State): readonly ShipId[] => state.order.map((index) => state.ships[index].id);

/** Two players and the Black Rose, unless the sketch says otherwise. */
export const withRose = (ships: Sketch['ships'], rest: Partial<Sketch> = {}): Sketch => ({
  river: 'S A9, S A10',
  seats: 2,
  options: { rose: true },
  ...rest,
  ships,
});
