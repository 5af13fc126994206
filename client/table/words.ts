import { useSignal } from '@preact/signals';
import type { GameWords, OptionValues } from '@showboat/engine';
import type { GameView } from '@showboat/ui';
import { useEffect } from 'preact/hooks';
import { language } from '../settings/settings';

/** A game's words in the current language; `undefined` until loaded. The old language stays until the new one is there. */
export const useWords = <State, Move, Options extends OptionValues>(
  view: GameView<State, Move, Options>,
): GameWords<State, Move> | undefined => {
  const words = useSignal<GameWords<State, Move> | undefined>(undefined);
  const wanted = language.value;
  useEffect(() => {
    let isWanted = true;
    void view.loadWords(wanted).then((loaded) => {
      if (isWanted) words.value = loaded;
    });
    return () => {
      isWanted = false;
    };
  }, [view, wanted]);
  return words.value;
};
