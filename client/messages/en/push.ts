/** What a notification says; the service worker has it in all languages. */
export const push = {
  title: 'Your turn',
  text: (game: string, table: string) => `${game}, table ${table}`,
  somewhere: 'A table waits for you.',
} as const;
