import type { Language } from '@showboat/engine';
import { useSignal } from '@preact/signals';
import { Dialog, findRule } from '@showboat/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import { language } from '../settings/settings';

/** A rule in full, by its number. */
export const RuleDialog = ({
  id,
  book,
  onClose,
}: {
  readonly id: string;
  readonly book: { loadRules(language: Language): Promise<string> };
  readonly onClose: () => void;
}): JSX.Element => {
  const { dialogs, table } = messages.value;
  const wanted = language.value;
  const text = useSignal<string | undefined>('');
  useEffect(() => {
    let isWanted = true;
    void book.loadRules(wanted).then((rules) => {
      if (isWanted) text.value = findRule(rules, id);
    });
    return () => {
      isWanted = false;
    };
  }, [id, book, wanted]);
  return (
    <Dialog
      title={dialogs.rule(id)}
      onClose={onClose}
      actions={
        <button type="button" class="btn" onClick={onClose}>
          {table.close}
        </button>
      }
    >
      <p>{text.value ?? dialogs.ruleMissing}</p>
    </Dialog>
  );
};
