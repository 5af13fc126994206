import { Table } from '@showboat/protocol';
import { type Follower, createFollower } from './follower';
import { insist, insistOn } from './http';
import { type Ledger, createLedger } from './ledger';
import { type TablePlan, newSeatsOf } from './plans';
import { playSeat } from './player';
import { createShadow } from './shadow';
import { type Wait, createWait } from './wait';
import { Problem, type World } from './world';

/** A person of the run, who may sit at many tables. */
export interface Person {
  readonly name: string;
  readonly token: string;
}

export interface SeatAt {
  readonly seat: number;
  readonly follower: Follower;
  readonly ledger: Ledger;
}

/** A table from its beginning to its end. */
export interface GameTable {
  readonly id: string;
  readonly plan: TablePlan;
  /** As promised before the start. */
  readonly commitment: string;
  readonly host: Person;
  readonly seats: readonly SeatAt[];
  readonly followers: readonly Follower[];
  readonly wait: Wait;
  /** Until the game is over, or the run. */
  play(): Promise<void>;
}

const HEX = '0123456789abcdef';
/** Takebacks wait for everybody's answer, so they are asked for only where everybody answers. */
const isTalkative = ({ seats }: TablePlan): boolean => !seats.includes('silent');

const isHere = (plan: TablePlan['seats'][number]): boolean => plan === 'program' || plan === 'silent';

/** Makes a table and lets everybody sit down; `undefined` only when the run is over. */
export const openTable = async (
  world: World,
  plan: TablePlan,
  number: number,
  people: readonly Person[],
): Promise<GameTable | undefined> => {
  const random = world.random(`table ${number}`);
  const salt = (): string => Array.from({ length: 32 }, () => HEX[Math.floor(random() * HEX.length)]).join('');
  const personAt = (seat: number): Person => people[(number + seat) % people.length];
  const first = Math.max(0, plan.seats.findIndex(isHere));
  const host = personAt(first);
  const { game, pace } = plan;
  const body = { game, seats: newSeatsOf(plan), pace, standIn: 'greedy', salt: salt() };
  const made = await insistOn(world, Table, { method: 'POST', path: '/tables', token: host.token, body });
  if (!made) return undefined;
  const { id, commitment, options } = made;
  const path = `/tables/${id}`;
  for (const [seat, one] of plan.seats.entries()) {
    if (!isHere(one) || seat === first) continue;
    const asking = {
      method: 'POST',
      path: `${path}/seats/${seat}`,
      token: personAt(seat).token,
      body: { salt: salt() },
    } as const;
    await insistOn(world, Table, asking);
  }
  const started = await insist(world, { method: 'POST', path: `${path}/start`, token: host.token });
  const running = await insistOn(world, Table, { method: 'GET', path, token: host.token });
  if (!started || !running) return undefined;
  if (running.status === 'gathering' || running.commitment !== commitment)
    throw new Problem(`table ${id} is ${running.status} after its start, with the promise ${running.commitment}`);

  const wait = createWait(world, plan);
  const seats: SeatAt[] = [];
  const followers: Follower[] = [];
  const works: (() => Promise<void>)[] = [];
  const follow = (person: Person, seat: number | undefined): Follower => {
    const shadow = createShadow(game, options, seat);
    const name = seat === undefined ? 'an onlooker' : `seat ${seat}`;
    const follower = createFollower(world, {
      id,
      token: person.token,
      name,
      onLine: (line) => {
        shadow.add(line);
        wait.onNumber(line.seq);
        if (line.kind === 'takeback' && followers[0] === follower) world.figures.takebacks += 1;
      },
      onTable: wait.onTable,
    });
    followers.push(follower);
    works.push(follower.run);
    if (seat === undefined) return follower;
    const ledger = createLedger(id, seat);
    seats.push({ seat, follower, ledger });
    const silentAfter = plan.seats[seat] === 'silent' ? Math.floor(random() * 3) : Number.POSITIVE_INFINITY;
    works.push(() => playSeat(world, { id, seat, follower, shadow, ledger, silentAfter, mayTakeBack: isTalkative(plan) }));
    return follower;
  };
  for (const [seat, one] of plan.seats.entries()) if (isHere(one)) follow(personAt(seat), seat);
  if (plan.hasOnlooker) follow(personAt(plan.seats.length), undefined);

  return {
    id,
    plan,
    commitment,
    host,
    seats,
    followers,
    wait,
    play: async () => {
      await Promise.all(works.map((work) => world.watch(`table ${id}`, work)));
    },
  };
};
