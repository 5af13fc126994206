import { capital } from '@showboat/engine';
import { type Card, findCard } from '../rules/cards';
import type { NamePhrases } from './names';

// What refusals tell, as sentences name it. They come from anywhere: what is not known stands for itself.

export const city = (name: unknown): string => capital(String(name));

export const link = (name: unknown): string => String(name).split('-').map(capital).join('–');

export const cardNamer =
  (nameCard: (card: Card) => string) =>
  (id: unknown): string => {
    const found = findCard(String(id));
    return found === undefined ? String(id) : nameCard(found);
  };

export const towerNamer =
  ({ towers }: NamePhrases) =>
  (site: unknown): string =>
    site === 'A' || site === 'B' ? towers[site] : String(site);

export const otherSite = (site: unknown): string => (site === 'A' ? 'B' : 'A');
