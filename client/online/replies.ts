import type { Refused } from './ask';

/** What a request on the socket led to. `refused` is left out where nobody answered. */
export type Reply = { readonly ok: true; readonly seq: number | undefined } | { readonly ok: false; readonly refused?: Refused };

/** Requests on one line, and who waits for their answers. */
export interface Replies {
  /** `send` is given the number of the request. */
  wait(send: (re: number) => void): Promise<Reply>;
  settle(re: number | null, reply: Reply): void;
  /** The line has ended: nobody will answer. */
  end(): void;
}

/** After this long nobody will answer any more. */
const PATIENCE = 10_000;

export const createReplies = (): Replies => {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  const settle = (re: number | null, reply: Reply): void => {
    if (re === null) return;
    const answer = waiting.get(re);
    waiting.delete(re);
    answer?.(reply);
  };
  return {
    wait: (send) =>
      new Promise((resolve) => {
        const re = ++last;
        const timer = setTimeout(() => settle(re, { ok: false }), PATIENCE);
        waiting.set(re, (reply) => {
          clearTimeout(timer);
          resolve(reply);
        });
        send(re);
      }),
    settle,
    end: () => {
      for (const re of waiting.keys()) settle(re, { ok: false });
    },
  };
};
