// Who follows what at other servers, as far as they have told. Nobody's move depends on it: it is shown, and decides whether somebody is
// notified.

export interface Presence {
  note(server: string, table: string | null, player: string, isHere: boolean): void;
  /** At any other server. `null`: all tables of the player. */
  has(table: string | null, player: string): boolean;
  /** Whoever was there and is nowhere else. */
  forget(server: string): readonly { readonly table: string | null; readonly player: string }[];
}

const keyOf = (table: string | null, player: string): string => `${table ?? ''} ${player}`;

export const createPresence = (): Presence => {
  /** By table and player, the servers. */
  const places = new Map<string, Set<string>>();
  const servers = new Map<string, Map<string, { readonly table: string | null; readonly player: string }>>();

  const leave = (server: string, key: string): boolean => {
    const there = places.get(key);
    if (!there?.delete(server) || there.size > 0) return false;
    places.delete(key);
    return true;
  };

  return {
    note: (server, table, player, isHere) => {
      const key = keyOf(table, player);
      const own = servers.get(server) ?? new Map();
      servers.set(server, own);
      if (isHere) {
        own.set(key, { table, player });
        places.set(key, (places.get(key) ?? new Set()).add(server));
      } else {
        own.delete(key);
        leave(server, key);
      }
    },
    has: (table, player) => places.has(keyOf(table, player)),
    forget: (server) => {
      const own = servers.get(server);
      servers.delete(server);
      return [...(own ?? [])].flatMap(([key, one]) => (leave(server, key) ? [one] : []));
    },
  };
};
