export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where games are kept. */
  readonly dataDir: string;
  /** Where games are kept instead, for any number of servers: a PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** What servers of one database tell each other goes this way; `undefined`: through the database. */
  readonly natsUrl: string | undefined;
  /** `BOTS=off`: this server thinks for nobody; `showboat bots` does. */
  readonly isWithBots: boolean;
  /** `LIMITS=off` switches rates off, for measurements on one's own machine. */
  readonly isLimited: boolean;
  readonly metricsToken: string | undefined;
  /** Addresses of proxies that are believed, separated by commas. */
  readonly trustProxy: string;
  readonly logLevel: LogLevel;
  /** Where people find the page, if it is not where requests say; `undefined`: as they say. */
  readonly publicUrl: string | undefined;
  /** `PUSH_TO=anywhere` lets notifications go to this machine, for tests. */
  readonly isPushAnywhere: boolean;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Only this machine, unless configured otherwise. */
const DEFAULTS = { host: 'localhost', port: 8080, dataDir: './data', trustProxy: 'loopback', logLevel: 'warn' } as const;

const HIGHEST_PORT = 65_535;

export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\/./.test(url) && URL.canParse(url);

type Env = Readonly<Record<string, string | undefined>>;

export const dataDirOf = (env: Env): string => env.DATA_DIR?.trim() || DEFAULTS.dataDir;

export const databaseUrlOf = (env: Env): string | undefined => env.DATABASE_URL?.trim() || undefined;

/** Settings from the environment, or a sentence that says what is wrong with them. */
export const readSettings = (env: Env): Settings | { readonly problem: string } => {
  const given = env.PORT?.trim() ?? '';
  const port = given === '' ? DEFAULTS.port : Number(given);
  if (given !== '' && (!/^\d+$/.test(given) || port > HIGHEST_PORT))
    return { problem: `PORT must be a number from 0 to ${HIGHEST_PORT}, was ${JSON.stringify(env.PORT)}` };
  const limits = env.LIMITS?.trim() ?? '';
  if (limits !== '' && limits !== 'on' && limits !== 'off')
    return { problem: `LIMITS must be on or off, was ${JSON.stringify(env.LIMITS)}` };
  const bots = env.BOTS?.trim() ?? '';
  if (bots !== '' && bots !== 'on' && bots !== 'off')
    return { problem: `BOTS must be on or off, was ${JSON.stringify(env.BOTS)}` };
  const databaseUrl = databaseUrlOf(env);
  // Never shown: there is a password in it.
  if (databaseUrl !== undefined && !isPostgres(databaseUrl))
    return { problem: 'DATABASE_URL must be the address of a PostgreSQL, such as postgresql://showboat@db.example.org/showboat' };
  const natsUrl = env.NATS_URL?.trim() || undefined;
  if (natsUrl !== undefined && databaseUrl === undefined)
    return { problem: 'NATS_URL is for several servers, and those need a DATABASE_URL' };
  const logLevel = LOG_LEVELS.find((level) => level === (env.LOG_LEVEL?.trim() || DEFAULTS.logLevel));
  if (!logLevel) return { problem: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, was ${JSON.stringify(env.LOG_LEVEL)}` };
  const publicUrl = env.PUBLIC_URL?.trim() || undefined;
  if (publicUrl !== undefined && !/^https?:$/.test(URL.canParse(publicUrl) ? new URL(publicUrl).protocol : ''))
    return {
      problem: `PUBLIC_URL must be the address of the page, such as https://play.example.org, was ${JSON.stringify(env.PUBLIC_URL)}`,
    };
  const pushTo = env.PUSH_TO?.trim() ?? '';
  if (pushTo !== '' && pushTo !== 'public' && pushTo !== 'anywhere')
    return { problem: `PUSH_TO must be public or anywhere, was ${JSON.stringify(env.PUSH_TO)}` };
  return {
    logLevel,
    databaseUrl,
    natsUrl,
    isWithBots: bots !== 'off',
    publicUrl,
    isPushAnywhere: pushTo === 'anywhere',
    host: env.HOST?.trim() || DEFAULTS.host,
    port,
    dataDir: dataDirOf(env),
    isLimited: limits !== 'off',
    metricsToken: env.METRICS_TOKEN?.trim() || undefined,
    trustProxy: env.TRUST_PROXY?.trim() || DEFAULTS.trustProxy,
  };
};
