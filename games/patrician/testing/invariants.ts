import { CITY_OF, CRESTS_OF, cardsOf } from '../rules/cards';
import { CITIES, FLOORS, HAND_SIZE, TABLES, TOKEN_VALUES, citiesFor } from '../rules/cities';
import { prestigeOf } from '../rules/finish';
import { messengersEach } from '../rules/messengers';
import { controllerOf, floorsBySeat, messengersAt } from '../rules/scoring';
import { NO_CARD, type State, cardPlayed, floorsIn, isComplete } from '../rules/state';

// What holds at every moment of every game. Each problem is a sentence with the values in it.

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const isSettingUp = ({ phase: { kind } }: State): boolean => kind === 'first' || kind === 'dealing' || kind === 'opening';

/** PAT-COMP-6 */
const cardProblems = (state: State): readonly string[] => {
  const held = [
    ...state.players.flatMap(({ hand, played }) => [...hand, ...played]),
    ...state.lying.filter((card) => card !== NO_CARD),
    ...state.pile,
  ].sort((a, b) => a - b);
  const all = cardsOf(citiesFor(state.options.seats));
  return held.join() === all.join() ? [] : [`${held.length} cards of ${all.length}, or others`];
};

/** PAT-REFILL-8: three before every turn until the board is bare, two while the mover has not taken one. */
const handProblems = (state: State): readonly string[] => {
  if (isSettingUp(state)) return [];
  const isBare = state.pile.length === 0 && state.lying.every((card) => card === NO_CARD);
  return state.players.flatMap(({ hand, played }, seat) => {
    const isDrawing = seat === state.turn && ['building', 'moving', 'taking'].includes(state.phase.kind);
    const wanted = isBare ? TABLES[state.options.seats].turns - played.length : HAND_SIZE - (isDrawing ? 1 : 0);
    // The last card of the board is taken by the last of a round: until then nobody has fewer than three.
    return hand.length === wanted ? [] : [`seat ${seat} holds ${hand.length} cards, not ${wanted}`];
  });
};

/** PAT-SETUP-7 */
const turnProblems = (state: State): readonly string[] => {
  const played = state.players.map((player) => player.played.length);
  return Math.max(...played) - Math.min(...played) > 1 ? [`cards played ${played.join(' ')}`] : [];
};

const cityProblems = (state: State): readonly string[] => {
  const toBuild = state.phase.kind === 'building' ? state.phase.left : 0;
  return citiesFor(state.options.seats).flatMap((city) => {
    const problems: string[] = [];
    const [a, b] = [state.towers[2 * city], state.towers[2 * city + 1]];
    const floors = floorsBySeat(a + b);
    if (a.length >= FLOORS[city] || b.length >= FLOORS[city] || a.length + b.length > FLOORS[city])
      problems.push(`${CITIES[city]} ${a}/${b} is too high`);
    for (const [seat, { played }] of state.players.entries()) {
      const crests = sum(played.filter((card) => CITY_OF[card] === city).map((card) => CRESTS_OF[card]));
      const left = seat === state.turn && toBuild > 0 && CITY_OF[cardPlayed(state)] === city ? toBuild : 0;
      if (floors[seat] !== crests - left)
        problems.push(`${CITIES[city]}: seat ${seat} has ${floors[seat]} floors for ${crests} crests`);
    }
    const isOpen = !isComplete(state.towers, city);
    const isRefilling = state.phase.kind === 'refilling' && state.phase.city === city;
    if (!isSettingUp(state) && isOpen && state.pile.length > 0 && state.lying[city] === NO_CARD && !isRefilling)
      problems.push(`${CITIES[city]} is open and has no card`);
    const others = [
      ...state.pile,
      ...state.lying.filter((card) => card !== NO_CARD),
      ...state.players.flatMap(({ hand }) => hand),
    ];
    if (!isOpen && others.some((card) => CITY_OF[card] === city))
      problems.push(`${CITIES[city]} is complete, but has a card left`);
    return problems;
  });
};

/** PAT-SCORE-3, PAT-END-4: prestige is that of the cities scored. */
const tokenProblems = (state: State): readonly string[] => {
  const scored = citiesFor(state.options.seats).filter((city) => isComplete(state.towers, city));
  const worth = sum(scored.map((city) => TOKEN_VALUES[2 * city] + TOKEN_VALUES[2 * city + 1]));
  const won = sum(state.players.map(prestigeOf));
  const problems = won === worth ? [] : [`prestige ${won}, cities worth ${worth}`];
  const bonus = sum(
    scored.map((city) => 2 * (messengersAt(state.placed, city) - state.placed.filter(({ late }) => late.includes(city)).length)),
  );
  const given = sum(state.players.map((player) => player.bonus));
  if (bonus !== given) problems.push(`${given} two-point tokens, ${bonus} earned`);
  for (const city of scored) {
    for (const tower of [2 * city, 2 * city + 1]) {
      const isHigh = state.towers[tower].length > state.towers[tower ^ 1].length;
      const owner = state.players.findIndex(({ tokens }) => tokens.includes(2 * city + (isHigh ? 1 : 0)));
      if (owner !== controllerOf(state.towers[tower])) problems.push(`a token of ${CITIES[city]} went to seat ${owner}`);
    }
  }
  return problems;
};

/** PAT-MSG-2, PAT-MSG-7 */
const messengerProblems = (state: State): readonly string[] => {
  const all = messengersEach(state.options) * state.options.seats;
  const left = sum(state.players.map(({ messengers }) => messengers));
  const crowded = CITIES.flatMap((name, city) => (messengersAt(state.placed, city) > 2 ? [`${name} has three messengers`] : []));
  const links = new Set(state.placed.map(({ link }) => link));
  return [
    ...(left + state.placed.length === all ? [] : [`${left} messengers left, ${state.placed.length} placed`]),
    ...(links.size === state.placed.length ? [] : ['two messengers on a link']),
    ...crowded,
  ];
};

const endProblems = (state: State): readonly string[] => {
  if (state.phase.kind !== 'over') return [];
  const open = citiesFor(state.options.seats).filter((city) => floorsIn(state.towers, city) !== FLOORS[city]);
  const turns = state.players.map(({ played }) => played.length);
  const { turns: each } = TABLES[state.options.seats];
  const prestige = sum(state.players.map(prestigeOf));
  return [
    ...open.map((city) => `${CITIES[city]} is not complete at the end`),
    ...(turns.every((count) => count === each) ? [] : [`turns ${turns.join(' ')}`]),
    ...(prestige === (state.options.seats === 5 ? 114 : 99) ? [] : [`prestige ${prestige} in all`]),
  ];
};

export const problemsIn = (state: State): readonly string[] => [
  ...cardProblems(state),
  ...handProblems(state),
  ...turnProblems(state),
  ...cityProblems(state),
  ...tokenProblems(state),
  ...messengerProblems(state),
  ...endProblems(state),
];
