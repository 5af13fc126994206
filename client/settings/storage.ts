// The browser may forbid storage altogether (private windows, strict settings): then settings last as long as the page.

export const readText = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

export const writeText = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is forbidden or full. Nothing is lost that cannot be chosen again at the next visit.
  }
};
