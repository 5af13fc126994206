import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensurePackage } from './install';
import { type Service, createService, freePort, serviceFolder, serviceUser } from './service';

/** A PostgreSQL of its own, with an empty folder to begin with; everything acknowledged is on the disk. */
export interface Postgres extends Service {
  /** Of the database that is always there. */
  readonly url: string;
  urlOf(database: string): string;
  /** A new database, empty or as this one; nobody may be connected to that. Answers its address. */
  createDatabase(template?: string): string;
  dropDatabase(url: string): void;
  /** What psql says to this, without ornaments. */
  sql(text: string, database?: string): string;
  /** `fast` closes connections in order, `immediate` does not; what was acknowledged stays in both. */
  restart(mode?: 'fast' | 'immediate'): Promise<void>;
}

const PACKAGE = {
  name: 'postgresql',
  programs: ['postgres', 'initdb', 'psql', 'pg_isready'],
  folders: [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
    '/usr/local/opt/postgresql*/bin',
  ],
} as const;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  shared_buffers: '128MB',
  // As people run it: whoever is told "stored" is told the truth.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
} as const;

export const startPostgres = async (settings: Readonly<Record<string, string>> = {}): Promise<Postgres> => {
  const bin = ensurePackage(PACKAGE);
  const user = serviceUser('postgres');
  const folder = serviceFolder('postgres', user);
  const data = join(folder, 'data');
  const port = await freePort();

  const run = (program: string, args: readonly string[], input = ''): string => {
    const { status, stdout, stderr, error } = spawnSync(join(bin, program), args, {
      encoding: 'utf8',
      cwd: folder,
      input,
      ...user,
    });
    if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
    return stdout.trim();
  };
  // The folder is thrown away when it could not be made: only here the disk need not be waited for.
  run('initdb', ['-D', data, '-U', 'showboat', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions']);

  const options = Object.entries({ ...SETTINGS, ...settings }).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const service = createService({
    name: 'PostgreSQL',
    port,
    folder,
    command: join(bin, 'postgres'),
    args: ['-D', data, '-p', String(port), ...options],
    stopWith: 'SIGINT',
    endWith: 'SIGQUIT',
    user,
    isReady: () =>
      Promise.resolve(spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0),
  });
  const urlOf = (database: string): string => `postgresql://showboat@127.0.0.1:${port}/${database}`;
  const sql = (text: string, database = 'postgres'): string =>
    run('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', urlOf(database)], text);
  let count = 0;
  await service.start();
  return {
    ...service,
    url: urlOf('postgres'),
    urlOf,
    sql,
    createDatabase: (template) => {
      count += 1;
      const name = `showboat_${count}`;
      sql(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
      return urlOf(name);
    },
    dropDatabase: (url) => void sql(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`),
    restart: async (mode = 'fast') => {
      await service.stop(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await service.start();
    },
  };
};
