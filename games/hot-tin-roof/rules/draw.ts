import type { Board } from './board';
import { scoresOf } from './finish';
import { DELUXE, DUMPSTERS, HOMES, IN_HAND, LETTERS, NOBODY, NO_TILE, type State, boardIn, ownerOf } from './state';

// The quarter as text, a line for each roof: shelter, cats, and where its links lead.

const NAME_WIDTH = 20;
const CATS_WIDTH = 12;

/** `As` is a sitting cat of A. */
const catsOn = ({ players }: State, roof: number): string =>
  players
    .flatMap(({ cats }, seat) => cats.flatMap((at, cat) => (at === roof ? [`${LETTERS[seat]}${cat < 2 ? 's' : 'l'}`] : [])))
    .join(' ');

const linkText = (state: State, { roofs, gaps }: Board, to: number, gap: number): string => {
  if (gap < 0) return `=${roofs[to]}`;
  const owner = state.built.catwalks[gap];
  const piece = owner === NOBODY ? '' : `${LETTERS[ownerOf(owner)]}${owner >= DELUXE ? '*' : ''}`;
  return `${gaps[gap]}${piece === '' ? '.' : `:${piece}`}>${roofs[to]}`;
};

const roofLine = (state: State, board: Board, roof: number): string => {
  const shelter = state.built.shelters[roof];
  const { name = '' } = board.file.roofs[roof];
  return [
    `${board.roofs[roof]} ${name}`.padEnd(NAME_WIDTH + 4),
    (shelter === NOBODY ? '' : `shelter ${LETTERS[shelter]}`).padEnd(11),
    catsOn(state, roof).padEnd(CATS_WIDTH),
    board.steps[roof].map(({ to, gap }) => linkText(state, board, to, gap)).join(' '),
  ]
    .join('')
    .trimEnd();
};

const playerLine = (state: State, { roofs }: Board, seat: number): string => {
  const { cans, fish, cats, catwalks, deluxe, shelters } = state.players[seat];
  const isMover = seat === state.turn && state.number > 0 && state.phase.kind !== 'over';
  const pair = (at: number): string => (cats[at] === IN_HAND ? 'in hand' : `${roofs[cats[at]]} ${roofs[cats[at + 1]]}`);
  const lying = state.options.pairsEach === 2 ? `; lying ${pair(2)}` : '';
  const pieces = `catwalks ${catwalks}${state.options.deluxe ? `, deluxe ${deluxe}` : ''}, shelters ${shelters}`;
  return `${isMover ? '>' : ' '} ${LETTERS[seat]}  cans ${cans}, fish ${fish}, score ${scoresOf(state)[seat].total}; sitting ${pair(0)}${lying}; ${pieces}`;
};

const dumpsterText = (state: State, { tiles, tileEnds, roofs }: Board, dumpster: number): string => {
  const cans = `${DUMPSTERS[dumpster]} ${state.dumpsters[dumpster]}`;
  if (dumpster >= HOMES) return cans;
  const tile = state.open[dumpster];
  if (tile === NO_TILE) return `${cans} (-)`;
  return `${cans} (${tiles[tile]} ${tileEnds[tile].map((roof) => roofs[roof]).join('-')})`;
};

const headLine = (state: State): string => {
  const { phase } = state;
  const fish = `${state.fish} fish in the market`;
  if (phase.kind === 'over') return `the game is over, ${fish}`;
  if (state.number === 0) return `set-up, ${fish}`;
  return `turn ${state.number}, ${LETTERS[state.turn]} to move, ${fish}, ${state.quiet} quiet turns`;
};

const LEGEND = 'g01. open gap  g01:B catwalk of B  g01:B* deluxe  =r02 free connection  As cat of A, sitting (l lying)';

export const draw = (state: State): string => {
  const board = boardIn(state);
  return [
    headLine(state),
    '',
    ...board.roofs.map((_, roof) => roofLine(state, board, roof)),
    '',
    `cans on ${DUMPSTERS.map((_, dumpster) => dumpsterText(state, board, dumpster)).join(', ')}`,
    '',
    ...state.players.map((_, seat) => playerLine(state, board, seat)),
    '',
    LEGEND,
  ].join('\n');
};
