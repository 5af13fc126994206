import { type OptionValues, createRandom, formatRecord, play, setUp, unwrap } from '@showboat/engine';
import type { CatalogEntry, Entry } from '@showboat/games/catalog';

/** Something from outside that somebody made to do harm: at most 100 kB of it. */
export interface HostileText {
  readonly name: string;
  readonly text: string;
}

const MOST = 100_000;

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** What may stand in place of any value of a JSON object, as JSON. */
const VALUES: Readonly<Record<string, string>> = {
  'levels of brackets': nested(45_000),
  '1e308': '1e308',
  'a number without end': '1e999',
  'a long text': JSON.stringify('x'.repeat(90_000)),
  'a long list': `[${'0,'.repeat(45_000)}0]`,
  'a list of objects': `[${'{},'.repeat(30_000)}{}]`,
  'many fields': `{${Array.from({ length: 8_000 }, (_, i) => `"${i}":1`).join()}}`,
  'inherited fields': '{"__proto__":{"length":1e9},"constructor":{}}',
};

const ofJson = (kind: string, value: object): readonly HostileText[] =>
  Object.keys(value).flatMap((key) =>
    Object.entries(VALUES).map(([name, json]) => ({
      name: `${kind}: ${key} is ${name}`,
      text: JSON.stringify({ ...value, [key]: '?' }).replace(
        `${JSON.stringify(key)}:"?"`,
        () => `${JSON.stringify(key)}:${json}`,
      ),
    })),
  );

const ofRecord = (record: string): readonly HostileText[] => {
  const lines = record.trimEnd().split('\n');
  const last = lines[lines.length - 1];
  const token = last.split(' ').at(-1) ?? '';
  return [
    { name: 'record: one long line', text: `${record}${` ${token}`.repeat(MOST / (token.length + 2))}` },
    { name: 'record: one line again and again', text: `${record}${`${last}\n`.repeat(MOST / (last.length + 1))}` },
    { name: 'record: headers without end', text: `${'[A "b"]\n'.repeat(12_000)}${record}` },
    { name: 'record: a header without end', text: record.replace('[Rules', () => `[Date "${'x'.repeat(90_000)}"]\n[Rules`) },
    { name: 'record: a header of brackets', text: record.replace('[Rules', () => `[Board {${nested(45_000)}}]\n[Rules`) },
    { name: 'record: options without end', text: record.replace('[Options "', () => `[Options "${'seats=3 '.repeat(12_000)}`) },
    { name: 'record: a token without end', text: `${record}${'9'.repeat(90_000)}` },
    { name: 'record: comments alone', text: `${'; \n'.repeat(30_000)}${record}` },
    { name: 'record: blanks', text: `${record}${' '.repeat(90_000)}x` },
  ];
};

const HEAPS: readonly HostileText[] = [
  { name: 'brackets', text: nested(45_000) },
  { name: 'braces', text: '{"a":'.repeat(20_000) },
  { name: 'a link of one letter', text: `https://example.org/open#g=${'A'.repeat(90_000)}` },
  { name: 'nothing but quotes', text: `{"game":"${'\\"'.repeat(45_000)}"}` },
  { name: 'nothing but line breaks', text: '\n'.repeat(MOST) },
];

/** A position and a record of a random game. */
const sampleOf = <State, Move, Options extends OptionValues>({ game }: Entry<State, Move, Options>): readonly HostileText[] => {
  const random = createRandom('hostile');
  const options = { seats: 3 };
  const states = [unwrap(setUp(game, options))];
  const moves: Move[] = [];
  while (moves.length < 150 && game.outcome(states[moves.length]) === undefined) {
    const legal = game.legalMoves(states[moves.length]);
    moves.push(legal[Math.floor(random() * legal.length)]);
    states.push(unwrap(play(game, states[moves.length - 1], moves[moves.length - 1])));
  }
  const position = states.map((state) => game.formatPosition(state)).findLast(({ ok }) => ok);
  const shared = {
    format: 'showboat',
    version: 1,
    game: game.id,
    rules: game.rulesVersion,
    beginning: { kind: 'options', options },
    moves,
    seats: [],
  };
  return [
    ...(position?.ok ? ofJson('position', Object(position.value)) : []),
    ...ofJson('file', shared),
    ...ofJson('options', { ...shared, beginning: { kind: 'options', options: { seats: 3, board: nested(20_000) } } }),
    ...ofRecord(formatRecord(game, options, moves)),
  ];
};

export const textsFor = (entry: CatalogEntry): readonly HostileText[] => [...HEAPS, ...entry.use(sampleOf)];
