import { type Random, shuffle } from '@showboat/engine';

/** What is done to a cluster, one after the other. */
export type Blow = 'kill' | 'blackout' | 'stop' | 'postgres' | 'nats';

export interface Blows {
  readonly servers: number;
  /** Of servers; those of a blackout are counted, too. */
  readonly kills: number;
  readonly stops: number;
  readonly postgresRestarts: number;
  readonly natsRestarts: number;
}

/** One of so many kills takes all servers at once. */
const BLACKOUT_EVERY = 8;

const times = (count: number, blow: Blow): readonly Blow[] => Array.from({ length: count }, () => blow);

/** In an order that the seed decides. */
export const blowsOf = ({ servers, kills, stops, postgresRestarts, natsRestarts }: Blows, random: Random): readonly Blow[] => {
  const blackouts = servers > 1 ? Math.floor(kills / (BLACKOUT_EVERY - 1 + servers)) : 0;
  return shuffle(random, [
    ...times(kills - blackouts * servers, 'kill'),
    ...times(blackouts, 'blackout'),
    ...times(stops, 'stop'),
    ...times(postgresRestarts, 'postgres'),
    ...times(natsRestarts, 'nats'),
  ]);
};
