import { parseRecord } from '@showboat/engine';
import { nameOf, readText } from '../files';
import { gameOfPosition, gameOfRecord, isPosition } from '../games';
import { type Answer, type Io, problem } from '../io';
import { type Told, say, told } from '../words';

const pictureOf = (text: string): Told<string> => {
  if (isPosition(text)) {
    const found = told(gameOfPosition(text));
    if (!found.ok) return found;
    const { entry, position } = found.value;
    return entry.use((one) => {
      const state = told(one.game.parsePosition(position), one);
      return state.ok ? { ok: true, value: one.game.draw(state.value) } : state;
    });
  }
  const entry = told(gameOfRecord(text));
  if (!entry.ok) return entry;
  return entry.value.use((one) => {
    const parsed = told(parseRecord(one.game, text), one);
    return parsed.ok ? { ok: true, value: one.game.draw(parsed.value.state) } : parsed;
  });
};

/** A text drawing of a position, or of the end of a record. */
export const draw = async (file: string, io: Io): Promise<Answer> => {
  const text = await readText(file, io);
  if (!text.ok) return problem(say(text.refusal));
  const picture = pictureOf(text.value);
  if (!picture.ok) return problem(`${nameOf(file)}: ${picture.problem}`);
  io.stdout.write(`${picture.value.trimEnd()}\n`);
  return 'done';
};
