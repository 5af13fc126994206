import { type CollectFunction, Gauge, Histogram, Registry, collectDefaultMetrics, Counter } from 'prom-client';

/** What is measured now, asked for when somebody looks. */
export interface Gauges {
  readonly tables: () => number;
  readonly streams: () => number;
  readonly botsThinking: () => number;
  readonly botsWaiting: () => number;
}

export interface Metrics {
  onAnswer(endpoint: string, status: number, ms: number): void;
  onMoves(count: number): void;
  onCommit(ms: number): void;
  onBatch(operations: number): void;
  text(): Promise<string>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const OPERATIONS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** For Prometheus. Neither names nor ids are in it. */
export const createMetrics = ({ tables, streams, botsThinking, botsWaiting }: Gauges): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): void => {
    const collect: CollectFunction<Gauge> = function collect() {
      this.set(read());
    };
    registry.registerMetric(new Gauge({ name, help, registers: [], collect }));
  };
  gauge('showboat_tables', 'Tables in memory', tables);
  gauge('showboat_streams', 'Open streams', streams);
  gauge('showboat_bots_thinking', 'Tables at which a bot is to move', botsThinking);
  gauge('showboat_bot_queue', 'Bots that wait for a thread', botsWaiting);
  const moves = new Counter({ name: 'showboat_moves_total', help: 'Moves and draws stored', registers });
  const commits = new Histogram({
    name: 'showboat_store_seconds',
    help: 'Until a change is on disk',
    buckets: SECONDS,
    registers,
  });
  const batches = new Histogram({
    name: 'showboat_store_batch_operations',
    help: 'Operations carried out together',
    buckets: OPERATIONS,
    registers,
  });
  const answers = new Histogram({
    name: 'showboat_http_seconds',
    help: 'Until a request is answered',
    labelNames: ['endpoint', 'status'],
    buckets: SECONDS,
    registers,
  });
  /** Finding the right one again costs more than counting. */
  const answersOf = new Map<string, { observe(seconds: number): void }>();
  return {
    onAnswer: (endpoint, status, ms) => {
      const key = `${endpoint} ${status}`;
      let own = answersOf.get(key);
      if (!own) {
        own = answers.labels({ endpoint, status });
        answersOf.set(key, own);
      }
      own.observe(ms / 1000);
    },
    onMoves: (count) => moves.inc(count),
    onBatch: (operations) => batches.observe(operations),
    onCommit: (ms) => commits.observe(ms / 1000),
    text: () => registry.metrics(),
  };
};
