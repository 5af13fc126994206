import type { Method } from '../operation';
import { accountReads, accountWrites } from './accounts';
import { chatReads, chatWrites } from './chat';
import { dueReads, lifeWrites } from './due';
import { peopleReads, peopleWrites } from './people';
import { pings } from './ping';
import type { Builder } from './query';
import type { Scripts } from './scripts';
import { subscriptionReads, subscriptionWrites } from './subscriptions';
import { tableReads, tableRemovals } from './tables';

// What all databases do alike. What each does in its own way, because it is done all the time: making and changing tables.

type Reads =
  | keyof ReturnType<typeof tableReads>
  | keyof ReturnType<typeof dueReads>
  | keyof ReturnType<typeof peopleReads>
  | keyof ReturnType<typeof accountReads>
  | keyof ReturnType<typeof subscriptionReads>
  | keyof ReturnType<typeof chatReads>;
/** Claiming is locked differently. */
type Writes = Exclude<Method, Reads | 'insertTable' | 'commit' | 'claimDue'>;

export const reads = (builder: Builder): Scripts<Reads> => ({
  ...tableReads(builder),
  ...dueReads(builder),
  ...peopleReads(builder),
  ...accountReads(builder),
  ...subscriptionReads(builder),
  ...chatReads(builder),
});

export const writes = (builder: Builder): Scripts<Writes> => ({
  ...tableRemovals(builder),
  ...lifeWrites(builder),
  ...peopleWrites(builder),
  ...accountWrites(builder),
  ...subscriptionWrites(builder),
  ...chatWrites(builder),
  ...pings(builder),
});
