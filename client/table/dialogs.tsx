import { Dialog, type KeyHelp, type TableParts } from '@showboat/ui';
import type { JSX } from 'preact';
import { Link } from '../shell/link';
import { messages } from '../messages';
import './dialogs.css';

/** The dialogs of a table; one at a time. */
export type Opened = 'beside' | 'players' | 'menu' | 'help' | 'seats' | 'share' | 'seal' | 'resign' | 'log' | 'book';

const KEYS_OF_TABLE: readonly (readonly [
  readonly string[],
  'undo' | 'redo' | 'hint' | 'skip' | 'text' | 'sound' | 'book' | 'help',
])[] = [
  [['Z'], 'undo'],
  [['Y'], 'redo'],
  [['H'], 'hint'],
  [['S'], 'skip'],
  [['T'], 'text'],
  [['M'], 'sound'],
  [['B'], 'book'],
  [['?'], 'help'],
];

export const HelpDialog = ({
  game,
  parts,
  more,
  onBook,
  onClose,
}: {
  readonly game: string;
  readonly parts: TableParts;
  /** Keys that take the place of others. */
  readonly more: readonly KeyHelp[];
  readonly onBook: () => void;
  readonly onClose: () => void;
}): JSX.Element => {
  const { dialogs, table } = messages.value;
  const taken = new Set(more.flatMap(({ keys }) => keys));
  const ofGame = parts.keys().filter(({ keys }) => !keys.some((key) => taken.has(key)));
  const own = new Set(ofGame.flatMap(({ keys }) => keys));
  const shared = KEYS_OF_TABLE.filter(([keys]) => !keys.some((key) => own.has(key)));
  const all = [...ofGame, ...more, ...shared.map(([keys, does]) => ({ keys, does: dialogs.keysOfTable[does] }))];
  return (
    <Dialog title={table.help} onClose={onClose} close={table.close}>
      <h3>{dialogs.howTo}</h3>
      <p>
        <Link to={{ kind: 'school', game }}>{dialogs.learn}</Link>
      </p>
      <button type="button" class="btn" onClick={onBook}>
        {dialogs.book}
      </button>
      <h3>{dialogs.keys}</h3>
      <dl class="keys">
        {all.map(({ keys, does }) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} class="kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};

export const BesideDialog = ({
  beside: { title, Content },
  onClose,
}: {
  readonly beside: NonNullable<TableParts['beside']>;
  readonly onClose: () => void;
}): JSX.Element => (
  <Dialog title={title} onClose={onClose} close={messages.value.table.close}>
    <Content />
  </Dialog>
);

export const MenuDialog = ({
  canResign,
  isTextMode,
  hasSound,
  saved,
  more,
  onOpen,
  onTextMode,
  onSound,
  onNew,
  onClose,
}: {
  readonly canResign: boolean;
  readonly isTextMode: boolean;
  readonly hasSound: boolean;
  /** The game, if it is stored here; one played elsewhere has no replay yet, and no seats to change. */
  readonly saved: string | undefined;
  /** Entries of a table whose people are elsewhere; it is left rather than begun anew. */
  readonly more: readonly { readonly label: string; act(): void }[] | undefined;
  onOpen(what: Opened): void;
  onTextMode(): void;
  onSound(): void;
  onNew(): void;
  readonly onClose: () => void;
}): JSX.Element => {
  const { dialogs, table } = messages.value;
  const entry = (label: string, act: () => void): JSX.Element => (
    <button key={label} type="button" class="btn" onClick={act}>
      {label}
    </button>
  );
  return (
    <Dialog title={table.menu} onClose={onClose}>
      <nav class="menu" aria-label={table.menu}>
        {entry(table.log, () => onOpen('log'))}
        {entry(isTextMode ? dialogs.boardMode : dialogs.textMode, onTextMode)}
        {entry(hasSound ? dialogs.toSilence : dialogs.toSound, onSound)}
        {saved !== undefined && (
          <>
            {entry(dialogs.seats, () => onOpen('seats'))}
            {entry(messages.value.replay.share, () => onOpen('share'))}
            {entry(dialogs.seal, () => onOpen('seal'))}
            <Link class="btn" to={{ kind: 'replay', id: saved }}>
              {dialogs.replayIt}
            </Link>
          </>
        )}
        {entry(dialogs.book, () => onOpen('book'))}
        {entry(table.help, () => onOpen('help'))}
        <Link class="btn" to={{ kind: 'settings' }}>
          {messages.value.shell.settings}
        </Link>
        {more?.map(({ label, act }) => entry(label, act))}
        {canResign && entry(dialogs.resign, () => onOpen('resign'))}
        {!more && entry(dialogs.newGame, onNew)}
        <Link class="btn" to={{ kind: 'start' }}>
          {messages.value.shell.unknown.back}
        </Link>
        <button type="button" class="btn primary" onClick={onClose}>
          {table.close}
        </button>
      </nav>
    </Dialog>
  );
};

export const ResignDialog = ({
  name,
  onResign,
  onClose,
}: {
  readonly name: string;
  readonly onResign: () => void;
  readonly onClose: () => void;
}): JSX.Element => {
  const { dialogs, replay } = messages.value;
  return (
    <Dialog
      title={dialogs.resign}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="btn" onClick={onResign}>
            {dialogs.resign}
          </button>
          <button type="button" class="btn primary" onClick={onClose}>
            {replay.cancel}
          </button>
        </>
      }
    >
      <p>{dialogs.resignAsk(name)}</p>
    </Dialog>
  );
};
