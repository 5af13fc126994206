import type { OptionValues } from '@showboat/engine';
import type { JSX } from 'preact';
import { needTopic } from '../messages';
import { language } from '../settings/settings';
import { useLoaded } from '../shell/use-loaded';
import type { TableModel } from './table-model';

// What the first display of a table does not need is loaded on demand; `loadLate` preloads it.

const loadParts = async () => {
  const [parts] = await Promise.all([import('./later-parts'), ...(['dialogs', 'replay', 'saved'] as const).map(needTopic)]);
  return parts;
};
type LaterParts = Awaited<ReturnType<typeof loadParts>>;

const loadBots = () => import('../thinking/bots');

export const loadLate = <State, Move, Options extends OptionValues>({ view, frame }: TableModel<State, Move, Options>): void => {
  frame.why.load();
  view.loadLater?.(language.peek()).catch(() => undefined);
  for (const load of [loadBots, loadParts]) load().catch(() => undefined);
};

/** What is in `later-parts.ts`, drawn as soon as it is loaded. */
export const Later = ({ draw }: { draw(parts: LaterParts): JSX.Element }): JSX.Element | null => {
  const loaded = useLoaded(loadParts, []);
  return loaded.kind === 'here' ? draw(loaded.value) : null;
};
