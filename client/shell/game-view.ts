import { VIEWS } from '@showboat/games/views';
import type { SealedView } from '@showboat/ui';

/** The game with its drawings and words, loaded on demand; `undefined` if there is none. */
export const loadView = async (id: string): Promise<SealedView | undefined> => VIEWS.find((entry) => entry.id === id)?.load();
