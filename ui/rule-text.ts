// Rules are table rows with an id in the first cell; the columns for source and certainty are for maintainers.

const FOR_KEEPERS =
  /^(src|conf(idence)?|origin|texts|(options|möglichkeiten|mogelijkheden).*|what sources say|was die quellen sagen|wat bronnen zeggen|ce que disent les sources)$/i;

/** In a sentence, too: which doubt a rule settles, what an option is called in records, where something was read. */
const NOTES =
  /\s*\([^()]*(?:AMB-\d|`)[^()]*\)|[;,]?\s*\bconfig(?:urable|urabel)?\b|[;,]?\s*(?:[–—-] )?(?:see|siehe|voir|zie) (?:[A-Z]+-)?AMB-\d+\.?/gi;

const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) =>
      cell
        .replaceAll(NOTES, '')
        .replaceAll(/\*\*|`|\*(?=\w)|(?<=\w)\*/g, '')
        .trim(),
    );

const isRuler = (line: string | undefined): boolean => line !== undefined && /^\s*\|[\s|:-]+$/.test(line);

/** The text of the rule with this number; `undefined` if there is none. */
export const findRule = (markdown: string, id: string): string | undefined => {
  const wanted = id.toUpperCase();
  const lines = markdown.split('\n');
  let titles: readonly string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('|')) continue;
    if (isRuler(lines[index + 1])) {
      titles = cellsOf(line);
      continue;
    }
    const [first, ...cells] = cellsOf(line);
    if (first.toUpperCase() !== wanted) continue;
    return cells.filter((cell, i) => cell !== '' && cell !== '—' && !FOR_KEEPERS.test(titles[i + 1] ?? '')).join('\n');
  }
  return undefined;
};
