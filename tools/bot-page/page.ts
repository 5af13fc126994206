import { type Answer, type Question, type WebWorker, answer, browserWorker, createBotHost } from '@showboat/bots/worker';
import { CATALOG } from '@showboat/games/catalog';

// A page for tests: a bot host in the browser, accessible to the test.

declare const Worker: new (url: string) => WebWorker;
declare const window: { bots?: BotPage };

export interface BotPage {
  ask(question: Question): Promise<Answer>;
  /** Asks, stops after some milliseconds, and reports how long the answer then took. */
  askAndStop(question: Question, after: number): Promise<{ readonly answer: Answer; readonly waited: number }>;
}

const now = (): number => performance.now();

const host = createBotHost(() => browserWorker(new Worker('/worker.js')), {
  fallback: (question) => answer(CATALOG, { ...question, bot: { level: 'greedy', style: 'steady' } }, now),
  grace: 5000,
});

window.bots = {
  ask: (question) => host.ask(question).answer,
  askAndStop: async (question, after) => {
    const thought = host.ask(question);
    await new Promise((resolve) => setTimeout(resolve, after));
    const began = now();
    thought.stop();
    return { answer: await thought.answer, waited: now() - began };
  },
};
