import type { OptionValues } from '@showboat/engine';
import type { JSX } from 'preact';
import { needTopic } from '../messages';
import { language } from '../settings/settings';
import { useLoaded } from '../shell/use-loaded';
import type { ResultProps } from './result';
import type { TableDialogsProps } from './table-dialogs';
import type { TableModel } from './table-model';
import type { TableNotesProps } from './table-notes';
import type { TextTableProps } from './text-table';

// What the first display of a table does not need is loaded on demand; `loadLate` preloads it.

const loadParts = async () => {
  const [parts] = await Promise.all([import('./later-parts'), needTopic('dialogs'), needTopic('replay')]);
  return parts;
};
const loadText = async () => {
  const [text] = await Promise.all([import('./text-table'), needTopic('dialogs')]);
  return text;
};
const loadBots = () => import('../thinking/bots');

export const loadLate = <State, Move, Options extends OptionValues>({ view, frame }: TableModel<State, Move, Options>): void => {
  frame.why.load();
  view.loadLater?.(language.peek()).catch(() => undefined);
  for (const load of [loadBots, loadParts]) load().catch(() => undefined);
};

export const LateDialogs = <State, Move, Options extends OptionValues>(
  props: TableDialogsProps<State, Move, Options>,
): JSX.Element | null => {
  const loaded = useLoaded(loadParts, []);
  return loaded.kind === 'here' ? <loaded.value.TableDialogs {...props} /> : null;
};

export const LateNotes = <State, Move, Options extends OptionValues>(
  props: TableNotesProps<State, Move, Options>,
): JSX.Element | null => {
  const loaded = useLoaded(loadParts, []);
  return loaded.kind === 'here' ? <loaded.value.TableNotes {...props} /> : null;
};

export const LateResult = <State, Move>(props: ResultProps<State, Move>): JSX.Element | null => {
  const loaded = useLoaded(loadParts, []);
  return loaded.kind === 'here' ? <loaded.value.Result {...props} /> : null;
};

export const LateTextTable = <State, Move, Options extends OptionValues>(
  props: TextTableProps<State, Move, Options>,
): JSX.Element | null => {
  const loaded = useLoaded(loadText, []);
  return loaded.kind === 'here' ? <loaded.value.TextTable {...props} /> : null;
};
