import { type OptionValues, verifyDrawsFrom } from '@showboat/engine';
import type { Entry } from '@showboat/games/catalog';
import { nameOf, readText } from '../files';
import { type Answer, EXIT, type Io, problem } from '../io';
import { isUrl, readDisclosure } from '../verify/from-server';
import { checkList } from '../verify/listed-draws';
import { type Sealed, isOpen, readSealed, sealedGameOf } from '../verify/sealed-game';
import { say } from '../words';

type Checked = { readonly lines: readonly string[] } | { readonly problem: string; readonly exit: number };

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const check = <State, Move, Options extends OptionValues>(entry: Entry<State, Move, Options>, sealed: Sealed): Checked => {
  const { game } = entry;
  const found = sealedGameOf(entry, sealed);
  if (!found.ok) return { problem: say(found.refusal, entry), exit: EXIT.badInput };
  const { first, moves, seal } = found.value;
  if (!seal) return { problem: 'has no seal: nothing is known about how its chance was drawn', exit: EXIT.unsealed };
  if (!isOpen(seal))
    return { problem: 'has a seal that is not open yet: the seed is told when the game is over', exit: EXIT.unsealed };
  const verified = verifyDrawsFrom(game, first, moves, seal);
  if (!verified.ok)
    return { problem: say(verified.refusal, entry), exit: verified.refusal.rule === 'CHANCE' ? EXIT.failed : EXIT.badInput };
  const { draws } = verified.value;
  const { table, commitment, salts, from } = seal;
  const lines = [
    `The SHA-256 of the seed is what was promised: ${commitment}.`,
    `${plural(moves.length, 'move')} of ${game.id} are legal by version ${game.rulesVersion} of its rules.`,
    `${plural(draws, 'draw')} of chance ${draws === 1 ? 'follows' : 'follow'} from the seed, the table ${table} and ${plural(salts.length, 'salt')}.`,
  ];
  if (from > 0)
    lines.push(`The first ${plural(from, 'move')} were made before the seal: how chance was drawn in them is not known.`);
  if (sealed.kind !== 'disclosure') return { lines };
  const listed = checkList(game, sealed.disclosure, first, moves);
  if (!listed.ok) return { problem: say(listed.refusal), exit: EXIT.failed };
  return {
    lines: [...lines, `The list of draws has the same chances, weights and order as the rules, and names what was drawn.`],
  };
};

export const verify = async (file: string, io: Io): Promise<Answer> => {
  const text = isUrl(file) ? await readDisclosure(file) : await readText(file, io);
  if (!text.ok) return problem(say(text.refusal));
  const sealed = readSealed(text.value);
  if (!sealed.ok) return problem(`${nameOf(file)}: ${say(sealed.refusal)}`);
  const checked = sealed.value.entry.use((entry) => check(entry, sealed.value));
  if ('problem' in checked) return problem(`${nameOf(file)}: ${checked.problem}`, checked.exit);
  io.stdout.write(`${checked.lines.join('\n')}\n`);
  return 'done';
};
