import {
  type GameWords,
  type Language,
  type MoreWords,
  type OptionSchema,
  type OptionValues,
  type Preset,
  type Refusal,
  setUp,
} from '@showboat/engine';
import type { TableLife } from '@showboat/ui';
import { loadView } from '../shell/game-view';
import { createGame } from '../session/games';
import type { SavedGame, SeatPlan } from '../session/saved';

/** What the set-up page needs to know about a game, independent of the game's types. */
export type SetupWords = Pick<GameWords<never, never>, 'title'> &
  Pick<MoreWords<never>, 'sayRefusal' | 'option' | 'optionValue' | 'preset'>;

/** Who the bots of a game are. */
export type SetupLife = Pick<TableLife<never, never>, 'Portrait' | 'styles' | 'strengths' | 'optionPictures'>;

export interface FileDoor {
  /** Its problems; empty for a good one. */
  check(value: unknown): Promise<readonly Refusal[]>;
  example(): Promise<unknown>;
}

/** A game as the set-up page sees it. */
export interface GameSetup {
  readonly id: string;
  readonly options: OptionSchema;
  readonly presets: readonly Preset[];
  readonly quickStart: { readonly preset: string; readonly seats: number };
  readonly words: SetupWords;
  readonly life: SetupLife | undefined;
  loadRules(language: Language): Promise<string>;
  /** Why the rules do not allow these options. */
  check(options: OptionValues): Refusal | undefined;
  /** Of an option that is given as a file. */
  files(key: string): FileDoor;
  begin(options: OptionValues, seats: readonly SeatPlan[]): Promise<SavedGame>;
}

export const loadGameSetup = async (id: string, language: Language): Promise<GameSetup | undefined> => {
  const sealed = await loadView(id);
  return sealed?.use(async (view): Promise<GameSetup> => {
    const { game } = view;
    const [words, more, life] = await Promise.all([
      view.loadWords(language),
      view.loadMoreWords(language),
      view.loadLife?.(language),
    ]);
    return {
      id,
      options: game.options,
      presets: game.presets,
      quickStart: view.quickStart,
      words: { ...words, ...more },
      life,
      loadRules: view.loadRules,
      check: (options) => {
        const state = setUp(game, options);
        return state.ok ? undefined : state.refusal;
      },
      files: (key) => ({
        check: async (value) => (await view.checkFile?.(key, value)) ?? [],
        example: async () => view.exampleFile?.(key),
      }),
      begin: (options, seats) => createGame(view, { kind: 'options', options }, seats),
    };
  });
};
