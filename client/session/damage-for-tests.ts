import type { SavedGame } from './saved';

/** What may happen to a stored game: what is left of it, and where the damage is found. */
export interface Damage {
  readonly left: (saved: SavedGame) => unknown;
  /** Named to the player. */
  readonly field: string;
  /** Only the rules of its game can tell. */
  readonly isOfGame?: true;
}

const cycle = (): unknown => {
  const one: Record<string, unknown> = { id: 'cycle' };
  one.self = one;
  return one;
};

const without =
  (...fields: readonly (keyof SavedGame)[]) =>
  (saved: SavedGame): unknown =>
    Object.fromEntries(Object.entries(saved).filter(([name]) => !fields.some((field) => field === name)));

const withField =
  (field: keyof SavedGame, value: unknown) =>
  (saved: SavedGame): unknown => ({ ...saved, [field]: value });

export const DAMAGES: Readonly<Record<string, Damage>> = {
  'nothing at all': { left: () => undefined, field: 'entry' },
  null: { left: () => null, field: 'entry' },
  'a number': { left: () => 7, field: 'entry' },
  'a text': { left: () => 'game', field: 'entry' },
  'a list': { left: () => [], field: 'id' },
  'a thing that holds itself': { left: cycle, field: 'game' },
  'no id': { left: without('id'), field: 'id' },
  'the id of another': { left: withField('id', 'another'), field: 'id' },
  'no game': { left: without('game'), field: 'game' },
  'an unknown game': { left: withField('game', 'ludo'), field: 'game' },
  'rules in numbers': { left: withField('rules', 1), field: 'rules' },
  'no beginning': { left: withField('beginning', null), field: 'beginning' },
  'an unknown kind of beginning': { left: withField('beginning', { kind: 'nowhere' }), field: 'beginning.kind' },
  'no options': { left: withField('beginning', { kind: 'options', options: null }), field: 'beginning.options' },
  'no moves': { left: withField('moves', null), field: 'moves' },
  'moves that are no list': { left: withField('moves', { length: 3 }), field: 'moves' },
  'no seats': { left: withField('seats', []), field: 'seats' },
  'an empty seat': { left: withField('seats', [null]), field: 'seats[0]' },
  'a bot without a level': {
    left: withField('seats', [{ kind: 'bot', name: 'Odile', level: 'admiral', style: 'steady' }]),
    field: 'seats[0].level',
  },
  'no seed': { left: without('seed'), field: 'seed' },
  'a bad seed': { left: withField('seed', 'xyz'), field: 'seed' },
  'a change at no time': { left: withField('changed', Number.NaN), field: 'changed' },
  'a change after the end of time': { left: withField('changed', 1e300), field: 'changed' },
  'a creation in words': { left: withField('created', 'yesterday'), field: 'created' },
  'no summary': { left: withField('summary', null), field: 'summary' },
  'places in words': { left: withField('summary', { number: 1, places: 'first' }), field: 'summary.places' },
  'a version below all': { left: withField('version', -1), field: 'version' },
  'options of no game': {
    left: withField('beginning', { kind: 'options', options: { seats: 99 } }),
    field: 'options.seats',
    isOfGame: true,
  },
  'a position of no game': {
    left: withField('beginning', { kind: 'position', position: { squares: 64 } }),
    field: 'game',
    isOfGame: true,
  },
  'an empty move': { left: (saved) => ({ ...saved, moves: [null] }), field: 'moves[0]', isOfGame: true },
  'a move of no game': { left: withField('moves', [{ kind: 'castle' }]), field: 'moves[0]', isOfGame: true },
  'a player too few': { left: (saved) => ({ ...saved, seats: saved.seats.slice(1) }), field: 'seats', isOfGame: true },
};
