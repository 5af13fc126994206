import { useSignal } from '@preact/signals';
import type { Language } from '@showboat/engine';
import { Dialog, type Legend, findRule } from '@showboat/ui';
import { readBook, searchBook } from '@showboat/ui/rule-book';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../messages';
import { language } from '../settings/settings';
import { useLoaded } from '../shell/use-loaded';
import './rule-dialog.css';

interface Book {
  loadRules(language: Language): Promise<string>;
  /** What the symbols mean; left out where there is none. */
  loadLife?(language: Language): Promise<{ readonly legend: readonly Legend[] }>;
}

const BookPages = ({ rules }: { readonly rules: string }): JSX.Element => {
  const { dialogs } = messages.value;
  const wanted = useSignal('');
  const book = useMemo(() => readBook(rules), [rules]);
  const found = searchBook(book, wanted.value);
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return (
    <>
      <label class="book-search">
        {dialogs.bookSearch}
        <input
          type="text"
          role="searchbox"
          autocomplete="off"
          value={wanted.value}
          onInput={({ currentTarget }) => {
            wanted.value = currentTarget.value;
          }}
        />
      </label>
      <small class="note" role="status">
        {dialogs.bookFound(count)}
      </small>
      <div class="book-pages" role="group" tabIndex={0} aria-label={dialogs.book}>
        {found.map(({ title, rules: ofChapter }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {ofChapter.map(({ id, text }) => (
                <div key={id}>
                  <dt>{id}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
};

/** The rule book, at a rule or at its beginning: searchable, with the symbols of the table. */
export const RuleDialog = ({
  id,
  book,
  onClose,
}: {
  readonly id?: string;
  readonly book: Book;
  readonly onClose: () => void;
}): JSX.Element => {
  const { dialogs, table } = messages.value;
  const wanted = language.value;
  const loaded = useLoaded(() => book.loadRules(wanted), [book, wanted]);
  const life = useLoaded(async () => book.loadLife?.(wanted), [book, wanted]);
  const rules = loaded.kind === 'here' ? loaded.value : undefined;
  const legend = id === undefined && life.kind === 'here' ? life.value?.legend : undefined;
  return (
    <Dialog
      title={id === undefined ? dialogs.book : dialogs.rule(id)}
      onClose={onClose}
      actions={
        <button type="button" class="btn" onClick={onClose}>
          {table.close}
        </button>
      }
    >
      {id !== undefined && <p class="book-rule">{rules === undefined ? '' : (findRule(rules, id) ?? dialogs.ruleMissing)}</p>}
      {legend && (
        <section>
          <h3>{dialogs.bookSymbols}</h3>
          <ul class="book-legend">
            {legend.map(({ Symbol, says }) => (
              <li key={says}>
                <span class="symbol">
                  <Symbol />
                </span>
                {says}
              </li>
            ))}
          </ul>
        </section>
      )}
      {rules !== undefined && <BookPages rules={rules} />}
    </Dialog>
  );
};
