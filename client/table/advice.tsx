import type { Signal } from '@preact/signals';
import type { GameWords, OptionValues, Rules } from '@showboat/engine';
import { type Hint, Icon, type TableFrame } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { language } from '../settings/settings';
import { sayTurn } from './say-turn';
import './notes.css';

export type AdviceState = 'none' | 'asked' | 'found' | 'failed';

/** What the Captain would do: the best turns, drawn on the board when selected. */
export const AdvicePanel = <State, Move, Options extends OptionValues>({
  state,
  moment,
  hints,
  hint,
  game,
  words,
  why,
  onPlay,
  onClose,
}: {
  readonly state: AdviceState;
  /** What the asking seat knows. */
  readonly moment: State;
  readonly hints: readonly Hint<Move>[];
  readonly hint: Signal<number>;
  readonly game: Rules<State, Move, Options>;
  readonly words: GameWords<State, Move>;
  readonly why: TableFrame<State, Move>['why'];
  readonly onPlay: (moves: readonly Move[]) => void;
  readonly onClose: () => void;
}): JSX.Element => {
  const { dialogs, table } = messages.value;
  const places = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  const lists = new Intl.ListFormat(language.value, { type: 'conjunction' });
  return (
    <section class="panel table-note" aria-label={table.hint}>
      <div class="table-note-head">
        <b class="display">{table.hint}</b>
        <button type="button" class="btn plain icon" aria-label={table.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <div role="status">
        {state === 'asked' && dialogs.hintThinking}
        {state === 'failed' && dialogs.hintFailed}
        {state === 'found' && hints.length === 0 && dialogs.hintNone}
      </div>
      <ol class="advice">
        {hints.map((one, i) => (
          <li key={i} aria-current={hint.value === i} onPointerEnter={() => (hint.value = i)}>
            <button type="button" class="choose" onClick={() => (hint.value = i)} onFocus={() => (hint.value = i)}>
              <span class="rank">{i + 1}</span>
              <span>
                <span class="turn">{sayTurn(game, words, moment, one.moves)}</span>
                {lists.format(one.reasons.slice(0, 3).map((reason) => why.sayReason(reason)))}
                <small class="note"> {dialogs.hintPlace(places.format(one.expectedPlace))}</small>
              </span>
            </button>
            <button type="button" class="btn" onClick={() => onPlay(one.moves)}>
              {dialogs.hintPlay}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
