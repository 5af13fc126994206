import {
  type Detail,
  type OptionValues,
  type Refusal,
  type Refused,
  type Result,
  type Seat,
  ok,
  parseOptions,
  refused,
} from '@showboat/engine';
import type { TextCode } from './codes';
import { CARDS, type Card, HIDDEN, cardsOf, findCard } from './cards';
import { CITIES, type City, LINKS, TOKEN_IDS, citiesFor, findCity, findLink } from './cities';
import { OPTIONS, type Options } from './options';
import { checkPosition } from './position-checks';
import { type PositionShape, readShape } from './position-shape';
import { NO_CARD, OVER, PLACING, PLAYING, type Messenger, type Player, type State } from './state';
import { isVeiled, view } from './view';

const bad = (code: TextCode, rule: string, field: string, detail: Detail = {}): Refused<TextCode> =>
  refused({ code, rule, field, detail });

const readOptions = (shape: PositionShape): Result<Options> => {
  if (Object.hasOwn(shape.options, 'seats')) return bad('unknown-field', 'FORMAT', 'options.seats');
  const parsed = parseOptions(OPTIONS, { ...shape.options, seats: shape.seats });
  return parsed.ok ? ok(parsed.value) : parsed;
};

const UNSEEN = '?';

type Find = typeof findCard;

/** In a view some cards are hidden. */
const findSeen: Find = (id) => (id === UNSEEN ? HIDDEN : findCard(id));

/** Cards as they are named, in the order given. */
const readCards = (ids: readonly string[], field: string, find: Find): Result<readonly Card[]> => {
  const cards: Card[] = [];
  for (const [i, id] of ids.entries()) {
    const card = find(id);
    if (card === undefined) return bad('unknown-card', 'PAT-COMP-6', `${field}[${i}]`, { card: id });
    cards.push(card);
  }
  return ok(cards);
};

interface Board {
  readonly towers: readonly string[];
  readonly lying: readonly Card[];
}

const readBoard = (shape: PositionShape): Result<Board> => {
  const cities = citiesFor(shape.seats);
  const towers = CITIES.flatMap(() => ['', '']);
  const lying = CITIES.map(() => NO_CARD);
  for (const [name, { A, B, card }] of Object.entries(shape.cities)) {
    const field = `cities.${name.slice(0, 20)}`;
    const city = findCity(name);
    if (!cities.includes(city)) return bad('city-not-in-play', 'PAT-COMP-2', field, { city: name.slice(0, 20) });
    for (const [site, tower] of [A, B].entries()) {
      const stranger = [...tower].find((seat) => Number(seat) >= shape.seats);
      if (stranger !== undefined) return bad('no-such-seat', 'FORMAT', `${field}.${site === 0 ? 'A' : 'B'}`, { seat: stranger });
      towers[2 * city + site] = tower;
    }
    if (card === null) continue;
    const found = findCard(card);
    if (found === undefined) return bad('unknown-card', 'PAT-COMP-6', `${field}.card`, { card });
    lying[city] = found;
  }
  const missing = cities.find((city) => !Object.hasOwn(shape.cities, CITIES[city]));
  return missing === undefined ? ok({ towers, lying }) : bad('city-missing', 'PAT-COMP-2', 'cities', { city: CITIES[missing] });
};

const ascending = (a: number, b: number): number => a - b;

const readPlayer = (shape: PositionShape['players'][number], field: string, find: Find): Result<Player> => {
  const hand = readCards(shape.hand, `${field}.hand`, find);
  if (!hand.ok) return hand;
  const played = readCards(shape.played, `${field}.played`, find);
  if (!played.ok) return played;
  const tokens: number[] = [];
  for (const [i, id] of shape.tokens.entries()) {
    const token = TOKEN_IDS.indexOf(id);
    if (token < 0) return bad('unknown-token', 'PAT-COMP-5', `${field}.tokens[${i}]`, { token: id });
    tokens.push(token);
  }
  const { bonus, messengers } = shape;
  return ok({
    hand: hand.value.toSorted(ascending),
    played: played.value,
    tokens: tokens.sort(ascending),
    bonus,
    messengers,
  });
};

const readPlayers = (shape: PositionShape, find: Find): Result<readonly Player[]> => {
  if (shape.players.length !== shape.seats)
    return bad('players-and-seats', 'FORMAT', 'players', { count: shape.players.length, seats: shape.seats });
  const players: Player[] = [];
  for (const [seat, player] of shape.players.entries()) {
    const read = readPlayer(player, `players[${seat}]`, find);
    if (!read.ok) return read;
    players.push(read.value);
  }
  return ok(players);
};

const readPlaced = (shape: PositionShape): Result<readonly Messenger[]> => {
  const placed: Messenger[] = [];
  for (const [i, { link: name, late }] of shape.placed.entries()) {
    const link = findLink(name);
    if (link < 0) return bad('unknown-link', 'PAT-MSG-5', `placed[${i}].link`, { link: name });
    const cities: City[] = [];
    for (const [j, city] of late.entries()) {
      const found = findCity(city);
      if (found < 0 || !LINKS[link].split('-').includes(city) || cities.includes(found))
        return bad('late-not-an-end', 'PAT-MSG-17', `placed[${i}].late[${j}]`, { city, link: name });
      cities.push(found);
    }
    placed.push({ link, late: cities.sort(ascending) });
  }
  return ok(placed.sort((a, b) => a.link - b.link));
};

/** PAT-COMP-6: every card of the game once, in hands, piles, at cities or in the pile. */
const barToCards = (state: State): Refusal | undefined => {
  const cards = cardsOf(citiesFor(state.options.seats));
  const seen = new Set<Card>();
  const places: [string, readonly Card[]][] = [
    ...state.players.flatMap(({ hand, played }, seat): [string, readonly Card[]][] => [
      [`players[${seat}].hand`, hand],
      [`players[${seat}].played`, played],
    ]),
    ...state.lying.map((card, city): [string, readonly Card[]] => [
      `cities.${CITIES[city]}.card`,
      card === NO_CARD ? [] : [card],
    ]),
    ['pile', state.pile],
  ];
  for (const [field, held] of places) {
    for (const card of held) {
      if (!cards.includes(card)) return bad('card-not-in-play', 'PAT-SETUP-1', field, { card: CARDS[card].id }).refusal;
      if (seen.has(card)) return bad('card-twice', 'PAT-COMP-6', field, { card: CARDS[card].id }).refusal;
      seen.add(card);
    }
  }
  const missing = cards.find((card) => !seen.has(card));
  return missing === undefined ? undefined : bad('card-missing', 'PAT-COMP-6', 'pile', { card: CARDS[missing].id }).refusal;
};

const seatToMove = (shape: PositionShape): Result<Seat> => {
  if (shape.turn !== null && shape.turn >= shape.seats) return bad('no-such-seat', 'FORMAT', 'turn', { seat: shape.turn });
  return ok(shape.turn ?? 0);
};

/** What is written there, whether or not it can be. */
const readState = (value: unknown, find: Find): Result<State> => {
  const shape = readShape(value);
  if (!shape.ok) return shape;
  const options = readOptions(shape.value);
  if (!options.ok) return options;
  const board = readBoard(shape.value);
  if (!board.ok) return board;
  const players = readPlayers(shape.value, find);
  if (!players.ok) return players;
  const pile = readCards(shape.value.pile, 'pile', find);
  if (!pile.ok) return pile;
  const placed = readPlaced(shape.value);
  if (!placed.ok) return placed;
  const turn = seatToMove(shape.value);
  if (!turn.ok) return turn;
  const isPlacing = shape.value.placing ?? false;
  const state: State = {
    options: options.value,
    towers: board.value.towers,
    lying: board.value.lying,
    players: players.value,
    pile: pile.value.toSorted(ascending),
    placed: placed.value,
    turn: turn.value,
    phase: isPlacing ? PLACING : shape.value.turn === null ? OVER : PLAYING,
  };
  return isPlacing && shape.value.turn === null ? bad('placing-not-possible', 'PAT-MSG-3', 'placing') : ok(state);
};

export const parsePosition = (value: unknown): Result<State> => {
  const state = readState(value, findCard);
  if (!state.ok) return state;
  const bar = barToCards(state.value) ?? checkPosition(state.value);
  return bar ? refused(bar) : state;
};

const ALWAYS_TOLD = 'messengers';

const formatOptionsOf = (options: OptionValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(OPTIONS)
      .filter(([name, spec]) => name !== 'seats' && (name === ALWAYS_TOLD || options[name] !== spec.fallback))
      .map(([name]) => [name, options[name]]),
  );

const cardId = (card: Card): string => (card === HIDDEN ? UNSEEN : CARDS[card].id);

const formatAny = (state: State): Readonly<Record<string, unknown>> => ({
  game: 'patrician',
  options: formatOptionsOf(state.options),
  seats: state.options.seats,
  cities: Object.fromEntries(
    citiesFor(state.options.seats).map((city) => [
      CITIES[city],
      {
        A: state.towers[2 * city],
        B: state.towers[2 * city + 1],
        card: state.lying[city] === NO_CARD ? null : cardId(state.lying[city]),
      },
    ]),
  ),
  players: state.players.map(({ hand, played, tokens, bonus, messengers }) => ({
    hand: hand.map(cardId),
    played: played.map(cardId),
    tokens: tokens.map((token) => TOKEN_IDS[token]),
    bonus,
    messengers,
  })),
  pile: state.pile.map(cardId),
  placed: state.placed.map(({ link, late }) => ({ link: LINKS[link], late: late.map((city) => CITIES[city]) })),
  turn: state.phase.kind === 'over' ? null : state.turn,
  ...(state.phase.kind === 'placing' ? { placing: true } : {}),
});

const isBetweenTurns = ({ phase: { kind } }: State): boolean => kind === 'playing' || kind === 'placing' || kind === 'over';

/** Given at the start of a turn, before a messenger, and at the end; other moments are shared as a record. */
export const formatPosition = (state: State): Result<unknown> => {
  if (!isBetweenTurns(state)) return bad('within-a-turn', 'FORMAT', 'position');
  return isVeiled(state) ? bad('hidden-cards', 'PAT-TURN-5', 'position') : ok(formatAny(state));
};

/** What a seat sees of a position; `undefined` is an onlooker. A view is not a position. */
export const formatView = (state: State, seat: Seat | undefined): Result<unknown> =>
  isBetweenTurns(state)
    ? ok({ ...formatAny(view(state, seat)), view: seat ?? null })
    : bad('within-a-turn', 'FORMAT', 'position');

/** The other way round. */
export const parseView = (value: unknown): Result<State> => {
  if (typeof value !== 'object' || value === null || !('view' in value)) return parsePosition(value);
  const { view: _seat, ...seen } = value;
  return readState(seen, findSeen);
};
