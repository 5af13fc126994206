import { type Answer, type BotHost, type BotWorker, browserWorker, createBotHost } from '@showboat/bots/worker';
import { startThinker } from './thinker';

/** The quick decision after a failed search. */
const QUICK = 'greedy';

/**
 * Bots that think in their own worker. If it gives no answer (stopped without shared memory, crashed, too slow), a new one is
 * asked for a quick decision. The page itself never decides: it would have to load the minds of all games.
 */
export const createBots = (start: () => BotWorker = () => browserWorker(startThinker())): BotHost => {
  const host = createBotHost(start);
  let isClosed = false;
  return {
    ask: (question) => {
      const thought = host.ask(question);
      const settle = async (): Promise<Answer> => {
        const found = await thought.answer;
        // Once closed, nobody waits for the answer; and if even the quickest search fails, all do.
        if (found.ok || isClosed || question.bot.level === QUICK) return found;
        const quick = await host.ask({ ...question, bot: { ...question.bot, level: QUICK } }).answer;
        return quick.ok ? { ...quick, problem: found.problem } : { ok: false, problem: `${found.problem}; ${quick.problem}` };
      };
      return { answer: settle(), stop: thought.stop };
    },
    close: () => {
      isClosed = true;
      host.close();
    },
  };
};
