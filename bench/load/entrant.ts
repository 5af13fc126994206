import { join } from 'node:path';
import type { Postgres } from '../../server/testing/services/postgres';
import type { ClusterFigures } from '../cluster-report';
import { median } from '../cpu-time';
import { BUILD_FOLDER } from '../peers';
import type { Contestant } from './contestant';
import { cpuSecondsOf } from './database-cpu';
import { type Driven, type Load, drive } from './drive';
import { percentile } from './percentile';
import { startShowboat } from './showboat';

// One form of our server, measured: on its disk, or one or several on one PostgreSQL.

const TURNS = 24;
const WARM_UP: Load = { turns: 6, seconds: 4 };
const FULL_SPEED: Load = { turns: TURNS, seconds: 5 };
const UNHURRIED = 1 / 3;
const LATENCY_SECONDS = 8;

interface Round extends Driven {
  readonly serverSeconds: number;
  readonly databaseSeconds: number;
}

export type Pace = 'warm-up' | 'full-speed' | 'unhurried';

/** In the order in which they are played. */
export const paces = (rounds: number): readonly Pace[] => [
  'warm-up',
  ...Array.from({ length: rounds }, () => 'full-speed' as const),
  'unhurried',
];

export interface Entrant {
  readonly name: string;
  /** On new tables. */
  play(pace: Pace): Promise<void>;
  figures(): ClusterFigures;
  stop(): Promise<void>;
}

export interface EntrantOptions {
  readonly name: string;
  readonly servers: number;
  readonly seats?: 'together' | 'apart';
  readonly tables: number;
  /** For files. */
  readonly folder: string;
  /** Left out, everything is in files. */
  readonly postgres?: Postgres;
}

const round = async (contestant: Contestant, postgres: Postgres | undefined, load: Load): Promise<Round> => {
  const connect = await contestant.prepare([]);
  const open = await connect();
  const databaseSeconds = (): number => cpuSecondsOf(postgres?.pid() ?? -1);
  const [begun, before] = [await contestant.measure(), databaseSeconds()];
  const driven = await drive(open.tables, load);
  const [ended, after] = [await contestant.measure(), databaseSeconds()];
  open.close();
  return { ...driven, serverSeconds: ended.cpuSeconds - begun.cpuSeconds, databaseSeconds: after - before };
};

export const startEntrant = async ({
  name,
  servers,
  seats = 'apart',
  tables,
  folder,
  postgres,
}: EntrantOptions): Promise<Entrant> => {
  const env = postgres ? { DATABASE_URL: postgres.createDatabase() } : {};
  const script = join(BUILD_FOLDER, 'ours/showboat-server.js');
  const contestant = await startShowboat({ script, folder, tables, turns: TURNS, way: 'socket', servers, seats, env });
  const rounds: Round[] = [];
  let latenciesMs: readonly number[] = [];
  const medianOf = (figure: (round: Round) => number): number => median(rounds.map(figure));
  return {
    name,
    stop: contestant.stop,
    play: async (pace) => {
      switch (pace) {
        case 'warm-up':
          await round(contestant, postgres, WARM_UP);
          break;
        case 'full-speed':
          rounds.push(await round(contestant, postgres, FULL_SPEED));
          break;
        case 'unhurried': {
          const turnsPerSecond = medianOf(({ turns, seconds }) => turns / seconds) * UNHURRIED;
          const load = { turns: TURNS, seconds: LATENCY_SECONDS, turnsPerSecond };
          ({ latenciesMs } = await round(contestant, postgres, load));
        }
      }
    },
    figures: () => ({
      name,
      servers,
      movesPerSecond: medianOf(({ moves, seconds }) => moves / seconds),
      serverMsPerMove: medianOf(({ moves, serverSeconds }) => (serverSeconds * 1000) / moves),
      databaseMsPerMove: medianOf(({ moves, databaseSeconds }) => (databaseSeconds * 1000) / moves),
      p50Ms: percentile(latenciesMs, 0.5),
      p99Ms: percentile(latenciesMs, 0.99),
    }),
  };
};
