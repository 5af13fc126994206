import { readFileSync } from 'node:fs';

// Rules are table rows with an id in the first cell (`tools/rules-cited.ts` reads them the same way).

export interface RuleText {
  readonly id: string;
  /** Column title and text, without marks of Markdown. */
  readonly cells: readonly { readonly title: string; readonly text: string }[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.replaceAll(/\*\*|`/g, '').trim());

const isRow = (line: string): boolean => line.trimStart().startsWith('|');

const isRuler = (line: string): boolean => /^\s*\|[\s|:-]+$/.test(line);

export const parseRules = (markdown: string): readonly RuleText[] => {
  const lines = markdown.split('\n');
  const rules: RuleText[] = [];
  let titles: readonly string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!isRow(line) || isRuler(line)) continue;
    if (isRuler(lines[index + 1] ?? '')) {
      titles = cellsOf(line);
      continue;
    }
    const [id, ...texts] = cellsOf(line);
    rules.push({ id, cells: texts.map((text, i) => ({ title: titles[i + 1] ?? '', text })) });
  }
  return rules;
};

export const readRules = (game: string): string => readFileSync(new URL(`../games/${game}/RULES.md`, import.meta.url), 'utf8');

/** A rule, or a whole chapter by its prefix: `MQ-PUSH`. */
export const findRules = (markdown: string, id: string): readonly RuleText[] => {
  const wanted = id.toUpperCase();
  const rules = parseRules(markdown);
  const exact = rules.filter((rule) => rule.id.toUpperCase() === wanted);
  return exact.length > 0 ? exact : rules.filter((rule) => rule.id.toUpperCase().startsWith(`${wanted}-`));
};

/** Sources and certainty come last and short; everything else is text to read. */
export const formatRule = ({ id, cells }: RuleText): string => {
  const [first, ...rest] = cells.filter(({ text }) => text !== '' && text !== '—');
  const more = rest.map(({ title, text }) => `  ${title === '' ? '' : `${title}: `}${text}`);
  return [`${id}  ${first?.text ?? ''}`, ...more].join('\n');
};
