/** Levels of brackets in JSON from outside; no file of ours has ten. Whoever writes deeper JSON again runs out of stack. */
export const DEEPEST = 100;

/** Whether a text, read as JSON, would have more levels. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (isQuoted) {
      if (char === '\\') i++;
      else if (char === '"') isQuoted = false;
    } else if (char === '"') isQuoted = true;
    else if ((char === '[' || char === '{') && ++depth > DEEPEST) return true;
    else if (char === ']' || char === '}') depth--;
  }
  return false;
};
