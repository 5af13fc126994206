import { describe, expect, test } from 'vitest';
import { componentFiles, untranslated, untranslatedIn } from './untranslated';

const ROOT = new URL('..', import.meta.url).href;

const wordsIn = (text: string): readonly string[] =>
  untranslatedIn('a.tsx', text).map((line) => String(JSON.parse(line.replace(/^a\.tsx:\d+: /, ''))).trim());

describe('literal words in a component are found', () => {
  test.each([
    ['const A = () => <p>Play now</p>;', ['Play now']],
    ['const A = () => (\n  <p>\n    Play {count} games\n  </p>\n);', ['Play', 'games']],
    ['const A = () => <img src="x.svg" alt="A steamer" />;', ['A steamer']],
    ['const A = () => <button type="button" aria-label={\'Close it\'}>×</button>;', ['Close it']],
    ['const A = () => <input placeholder="Name" title={`Your ${name} here`} />;', ['Name', 'Your', 'here']],
    ['const A = () => (isOpen ? <b>Offen</b> : <i>{words.shut}</i>);', ['Offen']],
    ['const A = () => <ul>{list.map((one) => <li key={one}>{one} left</li>)}</ul>;', ['left']],
    ['const A = () => <>{isDone && <span>Done</span>}</>;', ['Done']],
    ["const A = () => <p>{isDone ? 'Done' : words.open}</p>;", ['Done']],
    ["const A = () => <p>{isDone ? words.done : 'Open'}</p>;", ['Open']],
    ["const A = () => <p>{name ?? 'Nobody'}</p>;", ['Nobody']],
    ["const A = () => <p title={(isDone && 'Done')} />;", ['Done']],
  ])('%s', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });

  test('with their line', () => {
    expect(untranslatedIn('client/a.tsx', 'const a = 1;\nconst A = () => <p>Hello</p>;')).toEqual(['client/a.tsx:2: "Hello"']);
  });
});

describe('what is not text for people is left alone', () => {
  test.each([
    'const A = () => <p class="note title">{words.play}</p>;',
    'const A = () => <p>{a} · {b}</p>;',
    'const A = () => <p>{a} → 3 %</p>;',
    'const A = () => <img src="x.svg" alt="" />;',
    'const A = () => <kbd>Z</kbd>;',
    'const A = () => <span>{a}&nbsp;{b}</span>;',
    'const A = () => <Tool name="share" label={words.share} act={() => open("share")} />;',
    'const isLess = (a: number, b: number): boolean => a < b && b > first;',
    'const f = <State, Move>(game: Game<State, Move>): readonly Map<string, Move>[] => [];',
    'const A = () => <li onClick={() => { if (a > b) run(c); }}>{a}</li>;',
    'const A = () => <p>{/* Words in a comment */}</p>;',
    "const A = () => <p>{kind === 'late' ? words.late : words.early}</p>;",
    'const A = <T,>({ a }: Props<T>): JSX.Element => <p aria-label={words.of(a)}>{a}</p>;',
  ])('%s', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });
});

test('no component contains text that is not in the messages', () => {
  expect(componentFiles(ROOT).length).toBeGreaterThan(60);
  expect(untranslated(ROOT)).toEqual([]);
});
