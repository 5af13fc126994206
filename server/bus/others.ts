import type { Others } from '../tables/others';
import type { Heard } from '../tables/tables';
import type { JoinBus } from './bus';
import { type Message, createExchange } from './exchange';
import { createPresence } from './presence';

/** Who hears nothing looks after this long, at most. */
const LOOK_MS = 2_000;

export interface OthersOptions {
  readonly join: JoinBus;
  readonly server: string;
  readonly heard: () => Heard;
  /** What another server tells about a player: a new name (null: gone), or that their lines end. */
  readonly onPlayer: (id: string, name: string | null | undefined, isEnded: boolean) => void;
  /** A bot is to move, and nobody has claimed it. */
  readonly onBotDue: () => void;
  readonly onProblem: (error: unknown) => void;
}

/** The other servers of a store, as tables see them. */
export interface Colleagues extends Others {
  player(id: string, name: string | null | undefined, isEnded: boolean): void;
  /** Begins to listen. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export const createOthers = (options: OthersOptions): Colleagues => {
  const { join, server, heard, onPlayer, onBotDue, onProblem } = options;
  const presence = createPresence();
  let looking: Promise<void> | undefined;

  const look = (): void => {
    // One at a time: a database that is slow is not asked more often for it.
    looking ??= heard()
      .look()
      .catch(onProblem)
      .finally(() => {
        looking = undefined;
      });
  };

  const hear = async (from: string, message: Message): Promise<void> => {
    switch (message.kind) {
      case 'table':
        if (message.isBotDue) onBotDue();
        return heard().changed(message.id, message.version, message.events ?? []);
      case 'said':
        return heard().said(message.id, message.version, message.event);
      case 'gone':
        return heard().gone(message.id);
      case 'here': {
        const { table, player, isHere } = message;
        const before = presence.has(table, player);
        presence.note(from, table, player, isHere);
        if (table !== null && presence.has(table, player) !== before) heard().here(table, player, false);
        return undefined;
      }
      case 'player':
        return onPlayer(message.id, message.name, message.isEnded);
      case 'hello':
        for (const one of heard().followed()) exchange.tell({ kind: 'here', ...one, isHere: true });
        return undefined;
      case 'bye':
        return undefined;
    }
  };

  const exchange = createExchange({
    join,
    server,
    hear: (from, message) => void hear(from, message).catch(onProblem),
    onMissed: look,
    onGone: (gone) => {
      for (const { table, player } of presence.forget(gone)) if (table !== null) heard().here(table, player, true);
    },
  });
  let timer: NodeJS.Timeout | undefined;

  return {
    mayBe: true,
    start: async () => {
      await exchange.start();
      timer = setInterval(look, LOOK_MS);
    },
    changed: (id, version, events, isBotDue) =>
      exchange.tell({ kind: 'table', id, version, ...(events.length > 0 && { events }), ...(isBotDue && { isBotDue }) }),
    said: (id, version, event) => exchange.tell({ kind: 'said', id, version, event }),
    gone: (id) => exchange.tell({ kind: 'gone', id }),
    here: (table, player, isHere) => exchange.tell({ kind: 'here', table, player, isHere }),
    isElsewhere: presence.has,
    player: (id, name, isEnded) => exchange.tell({ kind: 'player', id, ...(name !== undefined && { name }), isEnded }),
    close: async () => {
      clearInterval(timer);
      await looking;
      await exchange.close();
    },
  };
};
