import { expect, test } from 'vitest';
import { type Machine, type Package, ensurePackage } from './install';

const POSTGRES: Package = { name: 'postgresql', programs: ['postgres', 'initdb'], folders: ['/usr/lib/postgresql/*/bin'] };

const machine = (files: string[], given: Partial<Machine> = {}): Machine & { readonly ran: string[] } => {
  const ran: string[] = [];
  return {
    path: '/usr/local/bin:/usr/bin',
    isRoot: true,
    exists: (path) => files.includes(path),
    list: (folder) => files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length).split('/')[0]),
    real: (path) => path,
    ran,
    run: (command, args) => {
      ran.push([command, ...args].join(' '));
      return true;
    },
    ...given,
  };
};

const version = (number: number): string[] => [
  `/usr/lib/postgresql/${number}/bin/postgres`,
  `/usr/lib/postgresql/${number}/bin/initdb`,
];

test('outside of PATH the latest version is taken', () => {
  expect(ensurePackage(POSTGRES, machine([...version(9), ...version(15)]))).toBe('/usr/lib/postgresql/15/bin');
});

test('in PATH, also as a link to where the rest is', () => {
  expect(ensurePackage(POSTGRES, machine(['/usr/bin/postgres', '/usr/bin/initdb']))).toBe('/usr/bin');
  const linked = machine(['/usr/local/bin/postgres', '/opt/pg/bin/initdb'], { real: () => '/opt/pg/bin/postgres' });
  expect(ensurePackage(POSTGRES, linked)).toBe('/opt/pg/bin');
});

test('what is missing is installed, by one process at a time', () => {
  const files = ['/usr/bin/apt-get'];
  const bare = machine(files);
  const installing: Machine = {
    ...bare,
    run: (command, args) => {
      files.push(...version(15));
      return bare.run(command, args);
    },
  };
  expect(ensurePackage(POSTGRES, installing)).toBe('/usr/lib/postgresql/15/bin');
  expect(bare.ran).toEqual([expect.stringMatching(/^flock \S+ sh -c .*apt-get update && apt-get install -y.* sh postgresql$/)]);
});

test('a sentence where that is impossible', () => {
  expect(() => ensurePackage(POSTGRES, machine([], { isRoot: false }))).toThrow(
    'there is no postgres on this machine: install it (Debian: apt-get install postgresql), or put it into PATH',
  );
  expect(() => ensurePackage(POSTGRES, machine(['/usr/bin/apt-get']))).toThrow(
    'there is no postgres on this machine, and apt-get could not install postgresql',
  );
});
