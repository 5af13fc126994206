import { CARDS, type Card, HIDDEN } from './cards';
import { CITIES, type City, FLOORS, LINKS, LINK_ENDS, TABLES, TOKEN_IDS, citiesFor } from './cities';
import { prestigeOf } from './finish';
import { COLOURS, NO_CARD, type State, isComplete, topOf } from './state';

// The cities as text, a line each: floors missing as dots, the seats as digits from bottom to top.

export const cardMark = (card: Card): string => (card === HIDDEN ? '?' : `${CARDS[card].id} ${CARDS[card].mark}`);

const NAME_WIDTH = 9;
const TOWER_WIDTH = 10;
const CARD_WIDTH = 14;

const cityLine = (state: State, city: City): string => {
  const [a, b] = [state.towers[2 * city], state.towers[2 * city + 1]];
  const isDone = isComplete(state.towers, city);
  const missing = FLOORS[city] - a.length - b.length;
  const card = state.lying[city] === NO_CARD ? '-' : cardMark(state.lying[city]);
  const to = state.placed.flatMap(({ link, late }) => {
    const [one, other] = LINK_ENDS[link];
    if (one !== city && other !== city) return [];
    return [`${CITIES[one === city ? other : one]}${late.includes(city) ? ' (late)' : ''}`];
  });
  return [
    CITIES[city].padEnd(NAME_WIDTH),
    `${FLOORS[city]} `,
    `A ${(a || '-').padEnd(TOWER_WIDTH)}`,
    `B ${(b || '-').padEnd(TOWER_WIDTH)}`,
    (isDone ? 'scored' : `${missing} left`).padEnd(8),
    `card ${card.padEnd(CARD_WIDTH)}`,
    to.length > 0 ? `messengers to ${to.join(', ')}` : '',
  ]
    .join('')
    .trimEnd();
};

const playerLine = (state: State, seat: number): string => {
  const player = state.players[seat];
  const isMover = seat === state.turn && state.phase.kind !== 'over' && state.phase.kind !== 'first';
  const hand = player.hand.length > 0 ? player.hand.map(cardMark).join(', ') : '-';
  const top = player.played.length > 0 ? ` (top ${cardMark(topOf(player))})` : '';
  const tokens = player.tokens.length > 0 ? ` (${player.tokens.map((token) => TOKEN_IDS[token]).join(' ')})` : '';
  const extras = state.options.messengers ? `, two-point tokens ${player.bonus}, messengers ${player.messengers}` : '';
  return `${isMover ? '>' : ' '} ${seat} ${COLOURS[seat].padEnd(7)}hand ${hand}; played ${player.played.length}${top}; prestige ${prestigeOf(player)}${tokens}${extras}`;
};

const headLine = (state: State): string => {
  const { phase } = state;
  const pile = `${state.pile.length} ${state.pile.length === 1 ? 'card' : 'cards'} in the pile`;
  if (phase.kind === 'over') return 'the game is over';
  if (phase.kind === 'first' || phase.kind === 'dealing' || phase.kind === 'opening') return `set-up, ${pile}`;
  const number = state.players[state.turn].played.length + (phase.kind === 'playing' ? 1 : 0);
  return `turn ${number} of ${TABLES[state.options.seats].turns}, ${COLOURS[state.turn]} to move, ${pile}`;
};

const LEGEND = 'D two crests  ★ star  l lady, c cap, b beard  ? any-card  M move-floor';

export const draw = (state: State): string =>
  [
    headLine(state),
    '',
    ...citiesFor(state.options.seats).map((city) => cityLine(state, city)),
    ...(state.placed.length > 0 ? ['', `messengers on ${state.placed.map(({ link }) => LINKS[link]).join(', ')}`] : []),
    '',
    ...state.players.map((_, seat) => playerLine(state, seat)),
    '',
    LEGEND,
  ].join('\n');
