import type { NewSeat, Pace } from '@showboat/protocol';

// What is to be seen in a run, one table each; with more tables they come round again. The first five have something of everything.

/** `program`: plays; `silent`: plays for a while, and then says nothing more. */
export type SeatPlan = 'program' | 'silent' | 'random' | 'greedy';

export interface TablePlan {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly pace: Pace;
  readonly hasOnlooker: boolean;
}

const MQ = 'mississippi-queen';
const NONE: Pace = { kind: 'none' };
/** The shortest that there is. */
const CLOCK: Pace = { kind: 'clock', minutes: 1, increment: 0 };
const DAYS: Pace = { kind: 'days', days: 1 };

const plan = (game: string, seats: readonly SeatPlan[], pace: Pace = NONE, hasOnlooker = false): TablePlan => ({
  game,
  seats,
  pace,
  hasOnlooker,
});

export const PLANS: readonly TablePlan[] = [
  plan('patrician', ['program', 'program', 'program'], NONE, true),
  plan('hot-tin-roof', ['program', 'random', 'silent'], CLOCK),
  plan(MQ, ['program', 'program', 'greedy'], NONE, true),
  plan('patrician', ['random', 'random', 'greedy'], NONE, true),
  plan('patrician', ['program', 'silent', 'random'], DAYS),
  plan('hot-tin-roof', ['program', 'program', 'greedy']),
  plan(MQ, ['silent', 'program', 'random'], CLOCK, true),
  plan('hot-tin-roof', ['program', 'program', 'program'], NONE, true),
  plan(MQ, ['program', 'random', 'random']),
  plan('patrician', ['silent', 'greedy', 'program'], CLOCK),
  plan('hot-tin-roof', ['greedy', 'random', 'random'], NONE, true),
  plan(MQ, ['program', 'program', 'silent'], CLOCK),
];

/** As the interface wants it: the host is the first person; without one, it only watches. */
export const newSeatsOf = ({ seats }: TablePlan): readonly NewSeat[] => {
  const host = seats.findIndex((seat) => seat === 'program' || seat === 'silent');
  return seats.map((seat, at) =>
    seat === 'random' || seat === 'greedy' ? { kind: 'bot', level: seat } : { kind: at === host ? 'me' : 'open' },
  );
};
