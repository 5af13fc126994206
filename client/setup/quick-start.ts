import type { LevelId } from '@showboat/bots';
import type { SealedView } from '@showboat/ui';
import { createGame } from '../session/games';
import type { SavedGame } from '../session/saved';
import { fillOptions } from './fill-options';
import { seatAlone } from '../session/seating';

/** One player against bots, with the game's own quick-start options. */
export const quickStart = (sealed: SealedView, name: string, level: LevelId): Promise<SavedGame> =>
  sealed.use((view) => {
    const { preset: id, seats, options: own } = view.quickStart;
    const preset = view.game.presets.find((each) => each.id === id);
    if (!preset) throw new Error(`${sealed.id} has no preset ${id}`);
    const options = fillOptions(view.game.options, { ...preset.options, ...own, seats });
    return createGame(view, { kind: 'options', options }, seatAlone(name, seats, level));
  });
