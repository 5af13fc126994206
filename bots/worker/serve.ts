import { type OptionValues, type Player, createRandom } from '@showboat/engine';
import { type Decision, decide } from '../decide';
import { type Question, type Reply, type Request, isStopRaised } from './messages';

/** A player of some types of its own, as the catalog of games has it. */
export interface SealedPlayer {
  readonly id: string;
  use<Answer>(visit: <State, Move, Options extends OptionValues>(player: Player<State, Move, Options>) => Answer): Answer;
}

/** How a worker receives and answers; implemented for Node and for browsers. */
export interface Port {
  onRequest(listen: (request: Request) => void): void;
  reply(reply: Reply): void;
}

/** Monotonic milliseconds. */
export type Clock = () => number;

/** Answers a question synchronously: in a worker, or where there is none. */
export const answer = (
  players: readonly SealedPlayer[],
  { game, rules, view, seat, bot, seed, budget }: Question,
  now: Clock,
  isStopped: () => boolean = () => false,
): Decision<unknown> => {
  const isIt = ({ id, use }: SealedPlayer): boolean =>
    id === game && (rules === undefined || use((player) => player.game.rulesVersion) === rules);
  const found = players.find(isIt);
  if (!found) throw new Error(`no bot knows the game ${game}${rules === undefined ? '' : ` with rules ${rules}`}`);
  return found.use(<State, Move, Options extends OptionValues>(player: Player<State, Move, Options>) =>
    // A door: messages carry plain data, and the game's name vouches for its type.
    decide(player, view as State, seat, bot, { ...budget, random: createRandom(seed), now, isStopped }),
  );
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The inside of a worker: answers questions one after the other. An error in one is reported and does not affect the others. */
export const serveBots = (port: Port, players: readonly SealedPlayer[], now: Clock): void => {
  port.onRequest(({ id, question, stop }) => {
    try {
      port.reply({ id, decision: answer(players, question, now, stop && (() => isStopRaised(stop))) });
    } catch (error) {
      port.reply({ id, error: messageOf(error) });
    }
  });
};
