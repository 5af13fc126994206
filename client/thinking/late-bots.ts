import type { Answer, BotHost } from '@showboat/bots/worker';

const failed = (error: unknown): Answer => ({ ok: false, problem: error instanceof Error ? error.message : String(error) });

/** Bots that are loaded when the first of them is to move, so that the table need not wait for them. */
export const createLateBots = (load: () => Promise<BotHost>): BotHost => {
  let hired: Promise<BotHost> | undefined;
  const hire = async (): Promise<BotHost> => {
    try {
      return await (hired ??= load());
    } catch (error) {
      // The next question tries again.
      hired = undefined;
      throw error;
    }
  };
  return {
    ask: (question) => {
      const asking = hire().then((host) => host.ask(question));
      return {
        answer: asking.then(({ answer }) => answer).catch(failed),
        stop: () => void asking.then((thought) => thought.stop()).catch(failed),
      };
    },
    close: () => void hired?.then((host) => host.close()).catch(failed),
  };
};
