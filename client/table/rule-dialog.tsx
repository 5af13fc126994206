import { useSignal } from '@preact/signals';
import { Dialog, type GameTexts } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';

/** A rule in full, by its number. */
export const RuleDialog = <State, Move>({
  id,
  texts,
  onClose,
}: {
  readonly id: string;
  readonly texts: Pick<GameTexts<State, Move>, 'rule'>;
  readonly onClose: () => void;
}): JSX.Element => {
  const { table } = messages.value;
  const text = useSignal<string | undefined>('');
  useEffect(() => {
    let isWanted = true;
    void texts.rule(id).then((found) => {
      if (isWanted) text.value = found;
    });
    return () => {
      isWanted = false;
    };
  }, [id, texts]);
  return (
    <Dialog
      title={table.rule(id)}
      onClose={onClose}
      actions={
        <button type="button" class="btn" onClick={onClose}>
          {table.close}
        </button>
      }
    >
      <p>{text.value ?? table.ruleMissing}</p>
    </Dialog>
  );
};
