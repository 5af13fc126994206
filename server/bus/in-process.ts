import type { BusListener, JoinBus } from './bus';

/** Between servers in one process; or for one that is alone. */
export const createInProcessBus = (): JoinBus => {
  const members = new Set<BusListener>();
  return async (listener) => {
    members.add(listener);
    return {
      publish: (text) => {
        for (const member of members) if (member !== listener) setImmediate(() => members.has(member) && member.hear(text));
      },
      close: async () => void members.delete(listener),
    };
  };
};
