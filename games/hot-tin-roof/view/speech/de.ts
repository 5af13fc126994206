import { de as words } from '../../words/de';
import { labels } from '../labels/de';
import type { Speech } from './speech';

export const speech: Speech = { words, labels };
