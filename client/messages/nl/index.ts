import type { PosterWords } from '@showboat/engine';
import type { Messages } from '../load';
import { shell } from './shell';
import { table } from './table';

export const messages = { shell, table } as const satisfies Messages;

export const posters = import.meta.glob<PosterWords>('../../../games/*/words/nl/poster.ts', { eager: true, import: 'poster' });
