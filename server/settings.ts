export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where games are kept. */
  readonly dataDir: string;
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

type Env = Readonly<Record<string, string | undefined>>;

export const dataDirOf = (env: Env): string => env.DATA_DIR?.trim() || DEFAULTS.dataDir;

/** Settings from the environment, or a sentence that says what is wrong with them. */
export const readSettings = (env: Env): Settings | { readonly problem: string } => {
  const given = env.PORT?.trim() ?? '';
  const port = given === '' ? DEFAULTS.port : Number(given);
  if (given !== '' && (!/^\d+$/.test(given) || port > HIGHEST_PORT))
    return { problem: `PORT must be a number from 0 to ${HIGHEST_PORT}, was ${JSON.stringify(env.PORT)}` };
  const limits = env.LIMITS?.trim() ?? '';
  if (limits !== '' && limits !== 'on' && limits !== 'off')
    return { problem: `LIMITS must be on or off, was ${JSON.stringify(env.LIMITS)}` };
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
