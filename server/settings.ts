export interface Settings {
  readonly host: string;
  readonly port: number;
}

/** Only this machine, unless configured otherwise. */
const DEFAULTS: Settings = { host: 'localhost', port: 8080 };

const HIGHEST_PORT = 65_535;

/** Settings from the environment, or a sentence that says what is wrong with them. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings | { readonly problem: string } => {
  const host = env.HOST?.trim() || DEFAULTS.host;
  const given = env.PORT?.trim() ?? '';
  if (given === '') return { host, port: DEFAULTS.port };
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > HIGHEST_PORT)
    return { problem: `PORT must be a number from 0 to ${HIGHEST_PORT}, was ${JSON.stringify(env.PORT)}` };
  return { host, port };
};

/** Where everything is stored. */
export const dataFolderOf = (env: Readonly<Record<string, string | undefined>>): string => env.DATA_DIR?.trim() || './data';
