import type { CatalogEntry } from '@showboat/games/catalog';
import type { Table } from './table';

const rulesOf = ({ use }: CatalogEntry): string => use(({ game }) => game.rulesVersion);

/** The game with these rules, if this server has it. */
export const entryFor = (catalog: readonly CatalogEntry[], game: string, rules: string): CatalogEntry | undefined =>
  catalog.find((entry) => entry.id === game && rulesOf(entry) === rules);

/** The same to show a table by: what a version has forgotten it may still be able to name. */
export const entryShowing = (catalog: readonly CatalogEntry[], { row, settings }: Table): CatalogEntry | undefined =>
  entryFor(catalog, row.game, settings.rules) ?? catalog.find(({ id }) => id === row.game);

/** Rules that came after all that this server has, as while servers are replaced one after the other. */
export const isOfLater = (catalog: readonly CatalogEntry[], game: string, rules: string): boolean =>
  catalog.every((entry) => entry.id !== game || Number(rulesOf(entry)) < Number(rules));
