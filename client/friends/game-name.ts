import { parseOptions } from '@showboat/engine';
import type { Table } from '@showboat/protocol';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages';
import { language } from '../settings/settings';
import { presetOf } from '../setup/form';
import { gameTitle } from '../shell/game-title';
import { loadView } from '../shell/game-view';

/** What is played: "Passenger game"; a mixture of rules has no name of its own. */
export const loadGameName = async (
  { game: id, options }: Pick<Table, 'game' | 'options'>,
  spoken: typeof language.value,
): Promise<string | undefined> => {
  const sealed = await loadView(id);
  return sealed?.use(async ({ game, loadMoreWords }) => {
    const values = parseOptions(game.options, options);
    const preset = values.ok ? presetOf(game, values.value) : undefined;
    return preset ? (await loadMoreWords(spoken)).preset(preset.id).title : messages.value.friends.laid.ownGame;
  });
};

/** The name of the game itself until the other is loaded. */
export const useGameName = (table: Pick<Table, 'game' | 'options'>): string => {
  const [name, setName] = useState<string | undefined>(undefined);
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    loadGameName(table, spoken).then(
      (loaded) => isWanted && setName(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [table.game, JSON.stringify(table.options), spoken]);
  return name ?? gameTitle(table.game);
};
