// Only to tell devices apart in a list of one's own: the family of the browser and of the system, nothing finer.

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const find = (text: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([part]) => text.includes(part))?.[1];

/** `Firefox, Android`; a program has no such thing. */
export const deviceOf = (userAgent: string | undefined): string | undefined => {
  if (!userAgent?.startsWith('Mozilla/')) return undefined;
  const parts = [find(userAgent, BROWSERS), find(userAgent, SYSTEMS)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
};
