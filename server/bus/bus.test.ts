import { afterAll, beforeAll, describe } from 'vitest';
import { type Nats, type Postgres, startNats, startPostgres } from '../testing/services';
import { createInProcessBus } from './in-process';
import { natsBus } from './nats';
import { notifyBus } from './notify';
import { describeBus } from './testing/bus-suite';

describeBus('in one process', { join: createInProcessBus() });

describe('over PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres({ fsync: 'off' });
  });
  afterAll(() => postgres.close());
  describeBus('LISTEN and NOTIFY', { join: (listener) => notifyBus(postgres.url)(listener), restart: () => postgres.restart() });
});

describe('over NATS', () => {
  let nats: Nats;
  beforeAll(async () => {
    nats = await startNats();
  });
  afterAll(() => nats.close());
  describeBus('NATS', { join: (listener) => natsBus(nats.url, 'showboat.test')(listener), restart: () => nats.restart() });
});
