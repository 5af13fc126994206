import { StoreProblem, copyStore as copy } from '@showboat/server/store';
import { type Answer, EXIT, type Io, problem } from '../io';

/** Everything from one store into another, empty one, read back and compared. */
export const copyStore = async (from: string, to: string, io: Io): Promise<Answer> => {
  try {
    const { counts, hash } = await copy(from, to);
    io.stdout.write(`${counts.get('tables')} tables, ${counts.get('log')} rows of moves, ${counts.get('players')} players\n`);
    io.stdout.write(`The same in both: ${hash}\n`);
    return 'done';
  } catch (error) {
    if (error instanceof StoreProblem) return problem(error.message, EXIT.failed);
    throw error;
  }
};
