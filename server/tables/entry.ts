import type { CatalogEntry } from '@showboat/games/catalog';

/** The game with these rules, if this server has it. */
export const entryFor = (catalog: readonly CatalogEntry[], game: string, rules: string): CatalogEntry | undefined =>
  catalog.find(({ id, use }) => id === game && use((entry) => entry.game.rulesVersion) === rules);
