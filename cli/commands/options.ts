import { type OptionSpec, type OptionValues, formatOptions } from '@showboat/engine';
import type { Entry } from '@showboat/games/catalog';
import { findGame } from '../games';
import { type Answer, type Io, problem } from '../io';
import { say } from '../words';

const valuesOf = (spec: OptionSpec): string => {
  switch (spec.kind) {
    case 'switch':
      return 'true | false';
    case 'number':
      return `${spec.min} to ${spec.max}`;
    case 'choice':
      return spec.values.join(' | ');
    case 'list':
      return 'words joined by +';
    case 'pairs':
      return 'pairs such as A9:B1, joined by +';
    case 'json':
      return `${spec.fallback}, or JSON in a record or a position`;
  }
};

const fallbackOf = (spec: OptionSpec): string => (typeof spec.fallback === 'object' ? 'none' : String(spec.fallback));

const pageOf = <State, Move, Options extends OptionValues>({ game, words }: Entry<State, Move, Options>): readonly string[] => {
  const width = Math.max(...Object.keys(game.options).map((name) => name.length)) + 2;
  return [
    `Options of ${game.id}, given as --options name=value,name=value`,
    '',
    ...Object.entries(game.options).flatMap(([name, spec]) => [
      `${name.padEnd(width)}${valuesOf(spec)} (default ${fallbackOf(spec)})`,
      `${' '.repeat(width)}${words.option(name).help}${spec.rules.length > 0 ? ` [${spec.rules.join(', ')}]` : ''}`,
    ]),
    '',
    'Presets, given as --preset ID',
    '',
    ...game.presets.flatMap(({ id, seats, options }) => [
      `${id}: ${words.preset(id).title}, ${seats.join(', ')} players`,
      `${' '.repeat(width)}${words.preset(id).help}`,
      `${' '.repeat(width)}${formatOptions(game.options, options) || 'all defaults'}`,
    ]),
  ];
};

/** The documentation of a game's options, generated from the same schema as the parser. */
export const options = async (id: string, io: Io): Promise<Answer> => {
  const entry = findGame(id);
  if (!entry.ok) return problem(say(entry.refusal));
  io.stdout.write(`${entry.value.use(pageOf).join('\n')}\n`);
  return 'done';
};
