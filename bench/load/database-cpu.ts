import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks of Linux; there is no other number in practice. */
const TICKS = 100;

interface Stat {
  readonly parent: number;
  readonly ticks: number;
  /** Of children that have ended. */
  readonly ended: number;
}

const statOf = (pid: string): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may have blanks in it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1], ticks: fields[11] + fields[12], ended: fields[13] + fields[14] };
  } catch {
    return undefined;
  }
};

/** Seconds that a service has computed, with all the processes that it has started; 0 where the system does not tell. */
export const cpuSecondsOf = (pid: number): number => {
  const own = statOf(String(pid));
  if (!own) return 0;
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.flatMap((name) => statOf(name) ?? []).filter(({ parent }) => parent === pid);
  return (own.ticks + own.ended + children.reduce((sum, { ticks }) => sum + ticks, 0)) / TICKS;
};
