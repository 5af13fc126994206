import { type LessonPlan, chapterOf } from '@showboat/ui';
import { type Move, type State, penaltySeat } from '../../game';
import { LEARNER, isMessengerOn, learnerIn, messengersOf, starStep, turnStep } from './checks';
import { SCORED, WHITES, YOURS } from './last-turns';
import { positionOf } from './position';
import { replyOf } from './rivals';

// The extra game: messengers between the cities.

const OF_TWO = 2;

/** The messengers of two players; the learner has placed none before. */
const hasPlaced = (state: State): boolean => learnerIn(state).messengers < OF_TWO;

const messengers: LessonPlan<State, Move> = {
  id: 'messengers',
  start: () =>
    positionOf({
      cities: {
        bologna: '11/-/verona-1',
        ferrara: '-/-/parma-4',
        firenze: '-/-/ferrara-1',
        lucca: '001/010/roma-1',
        milano: '0/-/firenze-6',
        parma: '-/-/milano-1',
        roma: '-/-/siena-4',
        siena: '-/-/bologna-5',
        verona: '-/-/firenze-1',
      },
      hands: ['siena-3 lucca-4 ferrara-3', 'parma-3 verona-3 roma-5'],
      played: ['lucca-12 milano-4', 'lucca-35 bologna-1'],
      messengers: [OF_TWO, OF_TWO],
    }),
  steps: [
    { id: 'news', isTalk: true, pointsAt: ['city:lucca', 'link:lucca-milano'] },
    starStep({ id: 'star', cards: ['siena-3'], pointsAt: ['card:siena-3', 'city:siena'] }),
    turnStep({
      id: 'place',
      cards: ['siena-3'],
      pointsAt: ['link:lucca-milano', 'link:ferrara-lucca', 'place'],
      fault: (state) => {
        if (messengersOf(state, 'lucca') > 0) return undefined;
        return hasPlaced(state) ? 'elsewhere' : 'kept';
      },
    }),
    turnStep({ id: 'pay', cards: ['siena-3', 'lucca-4'], pointsAt: ['card:lucca-4', 'city:lucca'] }),
    { id: 'neutral', isTalk: true, pointsAt: ['players'] },
  ],
  reply: replyOf('siena=verona-4 parma-3 parma:A parma=roma-2'),
};

const links: LessonPlan<State, Move> = {
  id: 'messenger-links',
  start: () =>
    positionOf({
      cities: {
        bologna: '-/-/verona-3',
        ferrara: '0/0/lucca-1',
        firenze: '-/-/milano-5',
        lucca: '-/-/bologna-5',
        milano: '0/-/siena-4',
        parma: '110/11/-',
        roma: '-/-/lucca-4',
        siena: '1/-/firenze-5',
        verona: '0/0/roma-1',
      },
      hands: ['bologna-3 ferrara-2 milano-1', 'roma-5 firenze-6 verona-4'],
      played: ['ferrara-1 parma-4 verona-1 milano-4', 'parma-12 siena-3 parma-3'],
      messengers: [OF_TWO, 0],
      placed: ['ferrara-lucca', 'lucca-milano'],
    }),
  steps: [
    { id: 'limits', isTalk: true, pointsAt: ['city:lucca', 'link:ferrara-lucca', 'link:lucca-milano'] },
    starStep({
      id: 'star',
      cards: ['bologna-3'],
      pointsAt: ['link:ferrara-verona', 'hand'],
      stray: (id) => (id === 'ferrara-2' ? 'built-there' : 'no-star'),
    }),
    turnStep({
      id: 'between',
      cards: ['bologna-3'],
      pointsAt: ['link:ferrara-verona', 'place'],
      fault: (state) => {
        if (isMessengerOn(state, 'ferrara-verona')) return undefined;
        return hasPlaced(state) ? 'elsewhere' : 'kept';
      },
    }),
    {
      id: 'penalty',
      isTalk: true,
      start: () =>
        positionOf({
          cities: { ...SCORED, firenze: '01010/1100/-', siena: '1111/00/-' },
          hands: ['siena-4', ''],
          played: [`${YOURS} firenze-5`, `${WHITES} siena-5`],
          messengers: [1, 1],
          placed: ['bologna-siena', 'bologna-firenze'],
        }),
      pointsAt: ['city:siena', 'city:bologna', 'city:firenze'],
    },
    turnStep({
      id: 'help',
      cards: ['siena-4'],
      pointsAt: ['card:siena-4', 'city:siena'],
      fault: (state) => (penaltySeat(state) === LEARNER ? 'least' : undefined),
    }),
    { id: 'count', isTalk: true, pointsAt: ['players'] },
  ],
  reply: replyOf('bologna=siena-1'),
};

export const MESSENGER_LESSONS = chapterOf('messengers', [messengers, links]);
