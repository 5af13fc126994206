import { fr as words } from '../../words/fr';
import { labels } from '../labels/fr';
import type { Speech } from './speech';

export const speech: Speech = { words, labels };
