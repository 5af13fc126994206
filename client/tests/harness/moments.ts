import type { SavedGame } from '../../session/saved';
import { MOMENTS as ROOFS } from '../../../games/hot-tin-roof/testing/browser/moments';
import { MOMENTS as RIVER } from '../../../games/mississippi-queen/testing/browser/moments';
import { MOMENTS as TOWERS } from '../../../games/patrician/testing/browser/moments';

/** The games that the pictures show, each made when it is first asked for. */
const MOMENTS = { ...RIVER, ...TOWERS, ...ROOFS } satisfies Readonly<Record<string, () => SavedGame>>;

export type MomentId = keyof typeof MOMENTS;

const made = new Map<MomentId, SavedGame>();

export const moment = (id: MomentId): SavedGame => {
  const known = made.get(id);
  if (known) return known;
  const saved = MOMENTS[id]();
  made.set(id, saved);
  return saved;
};
