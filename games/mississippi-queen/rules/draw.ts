import { add, rotate } from '@showboat/engine';
import { CELL_HEXES, formatPlace, placeOf, tileOf } from './cells';
import { type Chart, LAND, LOGS, SAND, chartOf, isCoalJetty, isJetty, isLanding, kindAt } from './chart';
import { tilesToCome } from './growth';
import { FULL_COAL, type Ship, type ShipId, type State, isRose, moverOf } from './state';
import { TILE_BY_ID } from './tiles';

// The river as text: flat-top hexes two lines high, the bow's direction as an arrow, the river flowing up from the start tile.

const COLUMN = 5;
const ROW = 2;

export const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'];

/** Two letters for every ship: no two begin alike. */
export const SHIP_LETTERS: Readonly<Record<ShipId, string>> = {
  beige: 'Be',
  grey: 'Gy',
  brown: 'Bn',
  red: 'Rd',
  green: 'Gn',
  white: 'Wh',
  crimson: 'Cr',
  black: '**',
};

interface Space {
  readonly place: number;
  readonly x: number;
  readonly y: number;
}

const spacesOf = (state: State): readonly Space[] =>
  state.river.tiles.slice(state.river.first).flatMap((tile, i) =>
    CELL_HEXES.map((cell, number) => {
      const { q, r } = add(tile, rotate(cell, tile.heading));
      return { place: placeOf(state.river.first + i, number), x: q * COLUMN, y: 2 * r + q };
    }),
  );

const shipMark = (ship: Ship): string => `${SHIP_LETTERS[ship.id]}${ARROWS[ship.heading]}${ship.speed}`;

const jettyMark = (state: State, place: number): string => {
  const roof = TILE_BY_ID.get(state.river.tiles[tileOf(place)].id)?.station?.roof === 'red' ? 'R' : 'B';
  return `≡${roof}${state.waiting[tileOf(place)] || '-'} `;
};

/** Four signs on the upper line of a space, four on the lower. */
const marksOf = (state: State, chart: Chart, place: number): readonly [string, string] => {
  const kind = kindAt(chart, place);
  const ships = state.ships.filter((ship) => ship.at === place);
  const name = isLanding(chart, place) && kind !== LAND ? 'PIER' : formatPlace(place).padEnd(4, '_');
  if (ships.length > 0) return [shipMark(ships[ships.length - 1]), name];
  if (kind === LAND) return ['▒▒▒▒', '▒▒▒▒'];
  if (kind === SAND) return ['::::', name];
  if (kind === LOGS) return ['=-=-', name];
  if (isJetty(chart, place)) return [jettyMark(state, place), name];
  if (isCoalJetty(chart, place)) return ['≡C  ', name];
  return ['    ', name];
};

const HEX_TOP = ' ____ ';

export const drawRiver = (state: State, only: (place: number) => boolean = () => true): string => {
  const chart = chartOf(state.river, state.options);
  const spaces = spacesOf(state).filter(({ place }) => only(place));
  const left = Math.min(...spaces.map(({ x }) => x));
  const top = Math.min(...spaces.map(({ y }) => y));
  const lines: string[][] = [];
  const write = (x: number, y: number, text: string): void => {
    const line = (lines[y] ??= []);
    for (const [i, sign] of [...text].entries()) {
      // A hex's border must not rub out what its neighbour wrote before.
      const old = line[x + i] ?? ' ';
      if (old === ' ' || (old === '_' && sign !== ' ')) line[x + i] = sign;
    }
  };
  for (const { place, x, y } of spaces) {
    const [upper, lower] = marksOf(state, chart, place);
    const column = x - left;
    const line = (y - top) * (ROW / 2) + 1;
    write(column, line - 1, HEX_TOP);
    write(column, line, `/${upper}\\`);
    write(column, line + 1, `\\${lower}/`);
  }
  return Array.from(lines, (line) =>
    Array.from(line ?? [], (sign) => sign ?? ' ')
      .join('')
      .trimEnd(),
  ).join('\n');
};

const coalText = (ship: Ship): string => (isRose(ship) ? '∞'.padEnd(FULL_COAL) : '●'.repeat(ship.coal).padEnd(FULL_COAL, '○'));

const shipLine = (ship: Ship, isMover: boolean): string => {
  const mark = `${isMover ? '>' : ' '} ${SHIP_LETTERS[ship.id]} ${ship.id.padEnd(7)}`;
  if (ship.status !== 'sailing') return `${mark} ${ship.status}${ship.status === 'landed' ? ` ${ship.place}` : ''}`;
  const where = `${formatPlace(ship.at).padEnd(4)} ${ARROWS[ship.heading]}`;
  const aboard = ship.aboard.length > 0 ? ` aboard ${ship.aboard.join('+')}` : '';
  return `${mark} ${where} speed ${ship.speed} coal ${coalText(ship)}${aboard}`.trimEnd();
};

const LEGEND = '▒ land  :: sand bar  =- logs  ≡R1 ≡B2 jetty, red or brown roof, passengers waiting  ≡C coal jetty';

/** The river, the ships in the order of play, and what is still to come. */
export const draw = (state: State): string => {
  const inOrder = [...state.order, ...state.ships.map((_, i) => i).filter((i) => !state.order.includes(i))];
  const isTurn = state.phase.kind !== 'over' && state.phase.kind !== 'first-tile' && state.phase.kind !== 'placing';
  const tiles = tilesToCome(state);
  const ahead = tiles > 0 ? `${tiles} ${tiles === 1 ? 'tile' : 'tiles'} to come` : `pier ${state.river.pier}`;
  return [
    drawRiver(state),
    '',
    LEGEND,
    '',
    `round ${state.round}, ${ahead}`,
    ...inOrder.map((i) => shipLine(state.ships[i], isTurn && i === moverOf(state))),
  ].join('\n');
};

/** The part of the river around a ship: its tile and the ones before and after. */
export const drawAround = (state: State, place: number): string =>
  drawRiver(state, (other) => Math.abs(tileOf(other) - tileOf(place)) <= 1);
