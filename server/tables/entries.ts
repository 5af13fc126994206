import type { Seat } from '@showboat/engine';
import * as v from 'valibot';

// What the log keeps of a game: tokens as in a record, so that it can be read in ten years, and by people.

export type By = Seat | 'chance';

export type LogEntry =
  | { readonly kind: 'move'; readonly by: By; readonly token: string }
  /** What happened after this number did not. */
  | { readonly kind: 'takeback'; readonly to: number };

const Stored = v.array(
  v.union([v.tuple([v.union([v.number(), v.literal('chance')]), v.string()]), v.tuple([v.literal('back'), v.number()])]),
);

export const formatEntries = (entries: readonly LogEntry[]): string =>
  JSON.stringify(entries.map((entry) => (entry.kind === 'move' ? [entry.by, entry.token] : ['back', entry.to])));

export const parseEntries = (text: string): readonly LogEntry[] =>
  v
    .parse(Stored, JSON.parse(text))
    .map(([by, what]) =>
      typeof what === 'number'
        ? { kind: 'takeback', to: what }
        : { kind: 'move', by: by === 'back' ? 'chance' : by, token: what },
    );
