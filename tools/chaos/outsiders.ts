import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Programs that know the public description of the interface and nothing else: the examples that bot authors copy.

const pathOf = (path: string): string => fileURLToPath(new URL(`../../examples/${path}`, import.meta.url));

const PROGRAMS = {
  typescript: [process.execPath, '--import', 'tsx', pathOf('bot-typescript/bot.ts')],
  python: ['python3', pathOf('bot-python/bot.py')],
} as const;

export interface Outsider {
  /** What it says at the end, and its exit code. */
  readonly ended: Promise<string>;
  kill(): void;
}

export const startOutsider = (language: keyof typeof PROGRAMS, args: readonly string[]): Outsider => {
  const [command, ...script] = PROGRAMS[language];
  const bot = spawn(command, [...script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, complained] = ['', ''];
  bot.stdout.on('data', (text) => {
    said += text;
  });
  bot.stderr.on('data', (text) => {
    complained = `${complained}${text}`.slice(-500);
  });
  return {
    ended: new Promise((resolve) => {
      bot.on('close', (code) => resolve(code === 0 ? said.trim() : `${said.trim()}, exit code ${code}: ${complained}`));
    }),
    kill: () => void bot.kill('SIGKILL'),
  };
};
