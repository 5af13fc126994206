import type { Translated } from '@showboat/ui';
import type { labels } from './en';

export type Labels = Translated<typeof labels>;
