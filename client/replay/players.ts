import { type PlayerInfo, nameHere } from '@showboat/ui';
import { messages } from '../messages';
import type { PlayedGame, SeatPlan } from '../session/saved';
import type { Opened } from '../share/read';
import { nameLevel } from '../shell/level-name';

/** Who played, for a table where nobody sits. `pieces`: what the game calls each seat, the name of whoever has no other. */
export const playersIn = ({ game, seats }: PlayedGame, pieces: readonly string[]): readonly PlayerInfo[] =>
  seats.map(
    (plan, seat): PlayerInfo =>
      plan.kind === 'bot'
        ? { kind: 'bot', name: plan.name, level: nameLevel(game, plan.level) }
        : { kind: 'elsewhere', name: nameHere(plan.name, messages.value.shell.you) || (pieces[seat] ?? '') },
  );

export const playedIn = ({ shared, facts: { seats } }: Opened): PlayedGame => {
  const { replay } = messages.value;
  // A record does not tell who played.
  const strangers = Array.from({ length: seats }, (_, seat): SeatPlan => ({ kind: 'person', name: replay.player(seat + 1) }));
  return { ...shared, seats: shared.seats?.length === seats ? shared.seats : strangers };
};
