import type { Io } from '../io';

export interface Choice {
  readonly token: string;
  readonly label: string;
}

export interface Question {
  readonly message: string;
  readonly choices: readonly Choice[];
}

/** Where the person sits: at a terminal, or behind a pipe. */
export interface Console {
  /** A screen that is redrawn shows the board at every step; in a pipe that would bury everything else. */
  readonly isScreen: boolean;
  print(lines: readonly string[]): void;
  clear(): void;
  /** What was typed or chosen; `undefined` at the end of input. */
  ask(question: Question): Promise<string | undefined>;
}

const menuOf = (choices: readonly Choice[]): readonly string[] => {
  const width = Math.max(0, ...choices.map(({ token }) => token.length)) + 2;
  return choices.map(({ token, label }) => `  ${token.padEnd(width)}${label}`);
};

/** Lines in, lines out. */
export const paperConsole = (io: Io): Console => {
  const lines = io.stdin.lines();
  const print = (text: readonly string[]): void => io.stdout.write(text.map((line) => `${line}\n`).join(''));
  return {
    isScreen: false,
    print,
    clear: () => undefined,
    ask: async ({ message, choices }) => {
      print([message, ...menuOf(choices)]);
      io.stdout.write('> ');
      const next = await lines.next();
      // A pipe does not show its answers: without the echo a transcript would be unreadable.
      if (!io.stdin.isTTY) print([next.done ? '' : next.value]);
      return next.done ? undefined : next.value;
    },
  };
};

const MOST_CHOICES = 14;

/** Arrows choose, typing filters; text that is not in the list can be sent as it is. */
export const screenConsole = async (io: Io): Promise<Console> => {
  const { autocomplete, isCancel } = await import('@clack/prompts');
  return {
    isScreen: true,
    print: (text) => io.stdout.write(text.map((line) => `${line}\n`).join('')),
    clear: () => io.stdout.write('\u001B[2J\u001B[3J\u001B[H'),
    ask: async ({ message, choices }) => {
      const options = choices.map(({ token, label }) => ({ value: token, label: `${token.padEnd(8)} ${label}` }));
      const answer = await autocomplete<string>({
        message,
        maxItems: MOST_CHOICES,
        options() {
          const typed = this.userInput.trim();
          const fitting = options.filter(({ value }) => value.startsWith(typed));
          const isChoice = fitting.some(({ value }) => value === typed);
          return typed === '' || isChoice ? fitting : [{ value: typed, label: typed }, ...fitting];
        },
      });
      return isCancel(answer) ? undefined : answer;
    },
  };
};
