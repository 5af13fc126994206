import { useSignal } from '@preact/signals';
import type { Refusal } from '@showboat/engine';
import { type GameView, Icon, type TableFrame } from '@showboat/ui';
import type { JSX } from 'preact';
import { messages } from '../messages';
import { RuleDialog } from './rule-dialog';
import './notes.css';

/** Rule ids end in a digit; errors in the text itself have none. */
const isRule = (id: string): boolean => /-\d+$/.test(id);

/** "Why not?": the rule that forbids a move, in words, with its number. */
export const WhyNot = <State, Move>({
  refusal,
  why,
  view,
  onClose,
}: {
  readonly refusal: Refusal;
  readonly why: TableFrame<State, Move>['why'];
  readonly view: Pick<GameView<State, Move>, 'loadRules'>;
  readonly onClose: () => void;
}): JSX.Element | null => {
  const { table } = messages.value;
  const isRuleOpen = useSignal(false);
  const said = why.sayRefusal(refusal);
  // An alert is read out when it appears: not before it has something to say.
  if (said === '') return null;
  return (
    <div class="panel table-note" role="alert">
      <div class="table-note-head">
        <b class="display">{messages.value.dialogs.whyNot}</b>
        <button type="button" class="btn plain icon" aria-label={table.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <p>{said}</p>
      {isRule(refusal.rule) && (
        <button type="button" class="btn" onClick={() => (isRuleOpen.value = true)}>
          {messages.value.dialogs.rule(refusal.rule)}
        </button>
      )}
      {isRuleOpen.value && <RuleDialog id={refusal.rule} book={view} onClose={() => (isRuleOpen.value = false)} />}
    </div>
  );
};
