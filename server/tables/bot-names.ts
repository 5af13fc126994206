/** People of a river town: a bot is called by a name, as everybody at the table. */
const NAMES = [
  'Odile', 'Amos', 'Clementine', 'Jasper', 'Lucinda', 'Ezra', 'Beatrix', 'Silas', 'Marguerite', 'Thaddeus', 'Ottilie', 'Barnaby',
  'Cordelia', 'Josiah', 'Philippa', 'Leander', 'Hester', 'Augustin', 'Delphine', 'Rufus', 'Winifred', 'Caspar', 'Isolde', 'Phineas',
] as const; // biome-ignore format: a list of names

/** The same at every look, and no two alike at one table. */
export const botName = (table: string, seat: number): string => {
  let sum = 0;
  for (let at = 0; at < table.length; at++) sum = (sum * 31 + table.charCodeAt(at)) % 9973;
  return NAMES[(sum + seat * 5) % NAMES.length];
};
