import { effect, signal, untracked } from '@preact/signals';
import type { Rules } from '@showboat/engine';
import { readSeen, writeSeen } from '../online/kept';
import type { RemoteSession } from '../online/remote-session';
import type { Presenter } from '../session/presenter';
import type { Company } from './company';
import { movesSince } from './since';

/** Keeps the last number that somebody looked at, and finds out what is new to who comes back: to the page, to its tab, or to the line. */
export const keepSeen = <State, Move>(
  game: Pick<Rules<State, Move>, 'actor'>,
  session: RemoteSession<State, Move>,
  { newFrom }: Pick<Company, 'newFrom'>,
  presenter: Presenter<State, Move>,
): (() => void) => {
  const { remote } = session;
  const isHidden = signal(document.hidden);
  const isLoaded = signal(false);
  let seen: number | undefined;
  let wasAway = true;

  const compare = (lastSeen: number): void => {
    const { states, moves } = session.history.peek();
    const { seen: from } = movesSince(remote.lines.peek(), lastSeen);
    const isOthers = moves.some((_, i) => {
      const actor = game.actor(states[i]);
      return i >= from && typeof actor === 'number' && actor !== session.seat;
    });
    if (!isOthers || session.seat === undefined) return;
    presenter.skip();
    newFrom.value = from;
  };

  const remember = (number: number): void => {
    if (number === seen) return;
    seen = number;
    void writeSeen(remote.shelf, remote.id, number).catch(() => undefined);
  };

  const stop = effect(() => {
    const count = remote.lines.value.length;
    if (isHidden.value || remote.connection.value.kind === 'down') {
      wasAway = true;
      return;
    }
    // Everything there is must have been told before it can be compared.
    if (!isLoaded.value || remote.connection.value.kind !== 'up' || remote.table.value?.seq !== count) return;
    const isComing = wasAway;
    wasAway = false;
    untracked(() => {
      if (isComing && seen !== undefined && seen < count) compare(seen);
    });
    if (presenter.isCurrent.value && newFrom.value === undefined) remember(count);
  });
  const look = (): void => {
    isHidden.value = document.hidden;
  };
  document.addEventListener('visibilitychange', look);
  void readSeen(remote.shelf, remote.id).then((number) => {
    seen = number;
    isLoaded.value = true;
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
};
