import { findRule } from './rule-text';

// The rule book as players read it: the numbered rules of each chapter. What else the file holds is for those who keep it.

export interface BookRule {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly BookRule[];
}

const RULE = /^\|\s*\**`?([A-Z]{2,}(?:-[A-Z0-9]+)*-\d+[a-z]?)`?\**\s*\|/;
const HEADING = /^#{2,3}\s+(.*)$/;
/** Ours to leave out; marked so in every language. */
const NOT_BUILT = /\((?:not built|nicht gebaut|niet gebouwd)\)/i;

/** "6. Pushing (the page missing from …)" is a heading for keepers. */
const titleOf = (heading: string): string =>
  heading
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replaceAll('`', '')
    .replace(/^[\d.]+\s*/, '')
    .trim();

/** Where a rule is known from, in brackets: for keepers. */
const SOURCES =
  /\s*\([^()]*\b(?:OCR|Wikipedia|DE|RGG|EN|NL|FR|TT|GC|GJ|SC17|SC24|S\d+|TB|IT|RW|GG|LU|VE|SB|GT|CM|TK|BW|EX)\b[^()]*\)/g;

/** Chapters without a rule are left out, and so is a rule that was read before: later tables only refer to it. */
export const readBook = (markdown: string): readonly Chapter[] => {
  const chapters: { readonly title: string; readonly rules: BookRule[] }[] = [];
  const known = new Set<string>();
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) chapters.push({ title: titleOf(heading), rules: [] });
    const id = RULE.exec(line)?.[1];
    const chapter = chapters.at(-1);
    if (id === undefined || !chapter || known.has(id) || NOT_BUILT.test(line)) continue;
    known.add(id);
    const text = findRule(markdown, id)?.replaceAll(SOURCES, '');
    if (text !== undefined && text !== '') chapter.rules.push({ id, text });
  }
  return chapters.filter(({ rules }) => rules.length > 0);
};

/** The rules in which every word occurs, in any order and case; also by number. */
export const searchBook = (book: readonly Chapter[], wanted: string): readonly Chapter[] => {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ id, text }: BookRule): boolean => words.every((word) => `${id} ${text}`.toLowerCase().includes(word));
  return book.map(({ title, rules }) => ({ title, rules: rules.filter(fits) })).filter(({ rules }) => rules.length > 0);
};
