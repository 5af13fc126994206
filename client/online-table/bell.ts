import { effect, untracked } from '@preact/signals';
import { messages } from '../messages';
import { type Company, hasBell } from './company';

/** Turns the bell on or off. Notices of the system are asked for only here, where somebody wants them; without them the tab alone says it. */
export const turnBell = (): void => {
  hasBell.value = !hasBell.value;
  if (hasBell.value && typeof Notification !== 'undefined' && Notification.permission === 'default')
    void Notification.requestPermission().catch(() => undefined);
};

/** Calls, without a sound, when it is the own turn and nobody looks. */
export const followBell = ({ table, you, remote }: Company, title: string): (() => void) => {
  let wasMine = false;
  return effect(() => {
    const isMine = table.value.status === 'running' && table.value.actor !== null && table.value.actor === you.value;
    untracked(() => {
      const isNew = isMine && !wasMine;
      wasMine = isMine;
      if (!isNew || !hasBell.peek() || !document.hidden || typeof Notification === 'undefined') return;
      if (Notification.permission !== 'granted') return;
      // One for a table: a push about the same turn takes its place.
      const notice = new Notification(messages.value.company.yourTurnIn(title), { tag: `t/${remote.id}`, silent: true });
      notice.addEventListener('click', () => {
        focus();
        notice.close();
      });
    });
  });
};
