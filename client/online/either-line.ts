import { computed, signal } from '@preact/signals';
import type { Line } from './line';

interface Following {
  lay(line: Line): () => void;
  stop(): void;
}

/** The first line, and where it is kept from coming through, the second: whoever follows something notices nothing of it. */
export const openEitherLine = (openFirst: (onBlocked: () => void) => Line, openSecond: () => Line): Line => {
  const followings = new Set<Following>();
  const line = signal<Line>(
    openFirst(() => {
      const before = line.peek();
      line.value = openSecond();
      for (const one of followings) one.stop = one.lay(line.peek());
      before.close();
    }),
  );
  const follow = (lay: Following['lay']): (() => void) => {
    const one = { lay, stop: lay(line.peek()) };
    followings.add(one);
    return () => {
      followings.delete(one);
      one.stop();
    };
  };
  return {
    connection: computed(() => line.value.connection.value),
    ask: (name, asked) => line.peek().ask(name, asked),
    followTable: (id, follower) => follow((to) => to.followTable(id, follower)),
    followMe: (follower) => follow((to) => to.followMe(follower)),
    tryNow: () => line.peek().tryNow(),
    close: () => line.peek().close(),
  };
};
