import { type ReadonlySignal, signal } from '@preact/signals';
import type { Language, OptionValues, WhyWords } from '@showboat/engine';
import { type GameView, type PlayerInfo, callPlayers } from '@showboat/ui';
import { language } from '../settings/settings';

/** Sentences that are empty until they are loaded. Whoever reads them is told when they are there. */
export interface LateWhy extends Pick<WhyWords, 'sayRefusal' | 'sayReason'> {
  load(): void;
}

/** Why not, and why so, in the language in use: loaded at the first question, or before it. */
export const createWhy = <State, Move, Options extends OptionValues>(
  view: Pick<GameView<State, Move, Options>, 'loadWhyWords'>,
  players: ReadonlySignal<readonly PlayerInfo[]>,
): LateWhy => {
  const loaded = signal<WhyWords | undefined>(undefined);
  const isLost = signal(false);
  let asked: Language | undefined;
  const ask = async (wanted: Language): Promise<void> => {
    if (asked === wanted) return;
    asked = wanted;
    try {
      const words = await view.loadWhyWords(wanted);
      if (asked === wanted) loaded.value = words.withNames?.(callPlayers(players)) ?? words;
    } catch {
      // The next question tries again; until then the number of the rule must do.
      if (asked !== wanted) return;
      asked = undefined;
      isLost.value = true;
    }
  };
  const now = (): WhyWords | undefined => {
    void ask(language.value);
    return loaded.value;
  };
  return {
    sayRefusal: (refusal) => now()?.sayRefusal(refusal) ?? (isLost.value ? refusal.rule : ''),
    sayReason: (reason) => now()?.sayReason(reason) ?? '',
    load: () => void ask(language.peek()),
  };
};
