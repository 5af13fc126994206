import { type Trouble, createAsk } from '../online/ask';
import { messages } from '../messages';

export const ask = createAsk();

/** Why something did not work, in words. `refused`: what it means here when the server says no. */
export const sayTrouble = (trouble: Trouble, refused: string): string => {
  const { player } = messages.value;
  if (trouble.kind === 'no-line') return player.noLine;
  return trouble.code === 'too-fast' ? player.tooOften(trouble.retryAfter ?? 60) : refused;
};
