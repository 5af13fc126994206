import { nl as words } from '../../words/nl';
import { labels } from '../labels/nl';
import type { Speech } from './speech';

export const speech: Speech = { words, labels };
