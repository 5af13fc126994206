import { late } from '@showboat/ui';
import { effect } from '@preact/signals';
import { MeLink } from './friends/me-link';
import { needTopic } from './messages';
import { isOnlinePlayer } from './settings/online';
import { type OnlineParts, onlineParts } from './shell/head';

const PARTS: OnlineParts = {
  Person: MeLink,
  Turns: late(async () => (await Promise.all([import('./friends/turn-cards'), needTopic('pieces')]))[0].TurnCards),
  Door: late(async () => (await import('./friends/open-tables-door')).OpenTablesDoor),
};

// Loaded once, as soon as a server knows this browser; it may forget it again.
void needTopic('friends').then(() =>
  effect(() => {
    onlineParts.value = isOnlinePlayer.value ? PARTS : undefined;
  }),
);
