import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../messages';
import { findMe, me } from '../online/me';
import { Person } from '../pieces/person';
import { playerName } from '../settings/settings';
import './me-link.css';

/** The way to one's own page. */
export const MeLink = (): JSX.Element => {
  useEffect(() => {
    if (!me.peek()) void findMe();
  }, []);
  const { friends, shell } = messages.value;
  const name = (me.value?.name ?? playerName.value) || shell.you;
  return (
    <a class="me" href="/me" aria-label={friends.turns.page(name)}>
      <Person name={name} size={32} />
      <span class="name">{name}</span>
    </a>
  );
};
