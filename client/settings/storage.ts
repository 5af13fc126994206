// The browser may forbid its storage altogether (private windows, strict settings): then what is chosen lasts as long as the page.

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
    // Nothing to be done, and nothing lost that the next visit could not choose again.
  }
};
