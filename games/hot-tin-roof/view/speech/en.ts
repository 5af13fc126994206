import { en as words } from '../../words/en';
import { labels } from '../labels/en';
import type { Speech } from './speech';

export const speech: Speech = { words, labels };
