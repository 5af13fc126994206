import { describe, expect, test } from 'vitest';
import { type Machine, ensureBrowser, findBrowser } from './browser';

interface Bare {
  readonly files?: readonly string[];
  readonly named?: string;
  readonly isRoot?: boolean;
  /** Files that a command leaves behind; without any it fails. */
  readonly installs?: readonly string[];
}

const machineWith = ({ files = [], named, isRoot = false, installs }: Bare): Machine & { readonly ran: string[] } => {
  const present = new Set(files);
  const ran: string[] = [];
  const run = (command: string, args: readonly string[]): boolean => {
    ran.push([command, ...args].join(' '));
    for (const file of installs ?? []) present.add(file);
    return installs !== undefined;
  };
  return { named, isRoot, exists: (path) => present.has(path), run, ran };
};

describe('a browser is found', () => {
  test('where Debian or Google installs it', () => {
    expect(findBrowser(machineWith({ files: ['/usr/bin/google-chrome', '/usr/bin/chromium'] }))).toBe('/usr/bin/chromium');
    expect(findBrowser(machineWith({ files: ['/usr/bin/google-chrome'] }))).toBe('/usr/bin/google-chrome');
    expect(findBrowser(machineWith({}))).toBeUndefined();
  });

  test('where the environment says it is, and nowhere else', () => {
    const files = ['/usr/bin/chromium', '/opt/mine'];
    expect(findBrowser(machineWith({ files, named: '/opt/mine' }))).toBe('/opt/mine');
    expect(() => ensureBrowser(machineWith({ files, named: '/opt/gone' }))).toThrow('CHROMIUM_PATH is /opt/gone');
  });
});

describe('a missing browser', () => {
  const files = ['/usr/bin/apt-get'];

  test('is installed by root', () => {
    const machine = machineWith({ files, isRoot: true, installs: ['/usr/bin/chromium-headless-shell'] });
    expect(ensureBrowser(machine)).toBe('/usr/bin/chromium-headless-shell');
    expect(machine.ran).toEqual(['apt-get update', 'apt-get install -y chromium-headless-shell']);
  });

  test('is reported where it cannot be installed', () => {
    expect(() => ensureBrowser(machineWith({ files }))).toThrow(/no Chromium.*CHROMIUM_PATH/);
    expect(() => ensureBrowser(machineWith({ isRoot: true }))).toThrow(/no Chromium/);
    expect(() => ensureBrowser(machineWith({ files, isRoot: true }))).toThrow(/could not be installed/);
  });
});
