// The guards read TypeScript without a compiler: it is enough to distinguish comments, strings and code.

export interface Source {
  /** The text with comments blanked; strings are kept. */
  readonly code: string;
  /** The text with comments and the insides of strings, templates and regular expressions blanked. Same length, same lines. */
  readonly bare: string;
}

const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else))\s*$/;

const endOfString = (text: string, start: number, quote: string): number => {
  let index = start + 1;
  while (index < text.length && text[index] !== quote && text[index] !== '\n') index += text[index] === '\\' ? 2 : 1;
  return index + 1;
};

const endOfRegex = (text: string, start: number): number => {
  let isInClass = false;
  for (let index = start + 1; index < text.length && text[index] !== '\n'; index++) {
    const char = text[index];
    if (char === '\\') index++;
    else if (char === '[') isInClass = true;
    else if (char === ']') isInClass = false;
    else if (char === '/' && !isInClass) return index + 1;
  }
  return start + 1;
};

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

export const scanSource = (text: string): Source => {
  let code = '';
  let bare = '';
  let index = 0;
  /** One entry per template literal whose expression we are in: the number of open braces in it. */
  const braces: number[] = [];
  const take = (end: number, kind: 'code' | 'string' | 'comment'): void => {
    const part = text.slice(index, end);
    code += kind === 'comment' ? blank(part) : part;
    bare +=
      kind === 'code'
        ? part
        : kind === 'comment' || part.length < 2
          ? blank(part)
          : part[0] + blank(part.slice(1, -1)) + part[part.length - 1];
    index = end;
  };
  const takeTemplate = (): void => {
    let end = index + 1;
    while (end < text.length && text[end] !== '`' && !text.startsWith('${', end)) end += text[end] === '\\' ? 2 : 1;
    if (text[end] === '`' || end >= text.length) return take(Math.min(end + 1, text.length), 'string');
    braces.push(0);
    return take(end + 2, 'string');
  };
  while (index < text.length) {
    const char = text[index];
    const depth = braces.length - 1;
    if (text.startsWith('//', index)) {
      const end = text.indexOf('\n', index);
      take(end < 0 ? text.length : end, 'comment');
    } else if (text.startsWith('/*', index)) {
      const end = text.indexOf('*/', index + 2);
      take(end < 0 ? text.length : end + 2, 'comment');
    } else if (char === "'" || char === '"') take(Math.min(endOfString(text, index, char), text.length), 'string');
    else if (char === '`') takeTemplate();
    else if (char === '}' && braces[depth] === 0) {
      braces.pop();
      takeTemplate();
    } else if (char === '/' && BEFORE_REGEX.test(bare.slice(-40))) {
      const end = endOfRegex(text, index);
      take(end, end > index + 1 ? 'string' : 'code');
    } else {
      if (depth >= 0 && char === '{') braces[depth]++;
      if (depth >= 0 && char === '}') braces[depth]--;
      take(index + 1, 'code');
    }
  }
  return { code, bare };
};

const FROM =
  /(?:^|[;}\s])(?:import|export)\b[^;'"`]*?\bfrom\s*(['"])|(?:^|[;}\s])import\s*(['"])|\b(?:import|require)\s*\(\s*(['"`])/g;

/** What a file imports, exports from, or loads on demand. */
export const importsOf = (source: Source): readonly string[] => {
  const imports: string[] = [];
  for (const match of source.bare.matchAll(FROM)) {
    const start = match.index + match[0].length;
    const quote = match[0][match[0].length - 1];
    imports.push(source.code.slice(start, source.bare.indexOf(quote, start)));
  }
  return imports;
};
