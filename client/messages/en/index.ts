import type { PosterWords } from '@showboat/engine';
import { shell } from './shell';
import { table } from './table';

export const messages = { shell, table } as const;

export const posters = import.meta.glob<PosterWords>('../../../games/*/words/en/poster.ts', { eager: true, import: 'poster' });
