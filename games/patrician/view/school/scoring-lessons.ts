import { type LessonPlan, chapterOf } from '@showboat/ui';
import { type Move, type State, patrician } from '../../game';
import { LEARNER, holds, leads, towerOf, turnStep } from './checks';
import { SCORED, WHITES, YOURS } from './last-turns';
import { positionOf } from './position';
import { replyOf } from './rivals';

// What is won, and what the signs and the portraits on the cards are good for.

const completeCities: LessonPlan<State, Move> = {
  id: 'complete-cities',
  start: () =>
    positionOf({
      cities: {
        bologna: '-/-/ferrara-1',
        ferrara: '-/-/roma-5',
        firenze: '0/-/bologna-6',
        lucca: '010/111/roma-1',
        milano: '0/-/firenze-5',
        parma: '1101/-/bologna-1',
        roma: '0/-/ferrara-3',
        siena: '0/-/milano-5',
        verona: '1/10/siena-1',
      },
      hands: ['parma-2 lucca-3 verona-1', 'bologna-3 ferrara-2 siena-4'],
      played: ['parma-4 lucca-2 roma-4 siena-3 milano-4 firenze-6 verona-4', 'parma-13 lucca-145 verona-23'],
    }),
  steps: [
    { id: 'tokens', isTalk: true, pointsAt: ['city:parma'] },
    turnStep({ id: 'empty-site', cards: ['parma-2'], pointsAt: ['card:parma-2', 'site:parma:B'] }),
    turnStep({
      id: 'taller',
      cards: ['parma-2', 'lucca-3'],
      pointsAt: ['card:lucca-3', 'city:lucca'],
      fault: (state) => (towerOf(state, 'lucca', 'A').length > towerOf(state, 'lucca', 'B').length ? undefined : 'shorter'),
    }),
    turnStep({
      id: 'both',
      cards: ['parma-2', 'lucca-3', 'verona-1'],
      pointsAt: ['card:verona-1', 'city:verona'],
      fault: (state) => (leads(state, 'verona', 'A', 'B') ? undefined : 'only-one'),
    }),
  ],
  reply: replyOf('bologna-3 bologna:A ferrara-2 ferrara:A'),
};

const hasMoved = (moves: readonly Move[]): boolean => moves.some(({ kind }) => kind === 'move');

const signs: LessonPlan<State, Move> = {
  id: 'signs',
  start: () =>
    positionOf({
      cities: {
        bologna: '-/-/firenze-6',
        ferrara: '-/-/siena-1',
        firenze: '-/-/milano-3',
        lucca: '0/-/verona-4',
        milano: '0101/11/parma-3',
        parma: '-/-/roma-5',
        roma: '-/-/bologna-5',
        siena: '-/-/ferrara-3',
        verona: '1/-/lucca-4',
      },
      hands: ['bologna-7 roma-7 parma-2', 'firenze-3 ferrara-2 bologna-3'],
      played: ['milano-45 lucca-3', 'milano-12 verona-2'],
    }),
  steps: [
    { id: 'any-card', isTalk: true, pointsAt: ['card:bologna-7'] },
    turnStep({
      id: 'choose',
      cards: ['bologna-7'],
      pointsAt: ['card:bologna-7', 'lying:ferrara', 'take'],
      fault: (state) => (holds(state, 'siena-1') ? undefined : 'not-taken'),
    }),
    { id: 'move-floor', isTalk: true, pointsAt: ['card:roma-7', 'city:milano'] },
    turnStep({
      id: 'move',
      cards: ['bologna-7', 'roma-7'],
      pointsAt: ['card:roma-7', 'site:milano:A', 'move'],
      fault: (state, moves) => {
        if (leads(state, 'milano', 'A')) return undefined;
        return hasMoved(moves) ? 'wrong-floor' : 'declined';
      },
    }),
  ],
  reply: replyOf('bologna=siena-4 ferrara=verona-1 firenze-3 firenze:A firenze=ferrara-1'),
};

const hasWon = (state: State): boolean => patrician.outcome(state)?.places[LEARNER] === 1;

const portraits: LessonPlan<State, Move> = {
  id: 'portraits',
  start: () =>
    positionOf({
      cities: {
        bologna: '0/-/roma-5',
        ferrara: '1/-/milano-2',
        firenze: '1/-/siena-2',
        lucca: '1/-/roma-6',
        milano: '0/-/ferrara-3',
        parma: '-/-/verona-4',
        roma: '0/-/lucca-2',
        siena: '00/-/parma-1',
        verona: '1/-/bologna-5',
      },
      hands: ['parma-2 bologna-3 firenze-4', 'siena-3 milano-3 roma-4'],
      played: ['milano-4 roma-3 siena-1 bologna-6', 'ferrara-2 firenze-3 lucca-3 verona-2'],
    }),
  steps: [
    { id: 'faces', isTalk: true, pointsAt: ['own-pile'] },
    turnStep({ id: 'third', cards: ['parma-2'], pointsAt: ['lying:parma', 'hand'], stray: () => 'no-lady' }),
    turnStep({ id: 'set', cards: ['parma-2', 'verona-4'], pointsAt: ['card:verona-4', 'own-pile'] }),
    {
      id: 'bare',
      isTalk: true,
      start: () =>
        positionOf({
          cities: { ...SCORED, firenze: '0101/1100/-', siena: '1/1100/-' },
          hands: ['firenze-5 siena-4', 'siena-5'],
          played: [YOURS, WHITES],
        }),
      pointsAt: ['hand', 'city:siena'],
    },
    turnStep({
      id: 'wait',
      cards: ['firenze-5'],
      pointsAt: ['card:firenze-5', 'city:firenze'],
      stray: () => 'too-early',
      fault: (state) => (leads(state, 'firenze', 'A', 'B') ? undefined : 'gave-six'),
    }),
    turnStep({
      id: 'last',
      cards: ['firenze-5', 'siena-4'],
      pointsAt: ['card:siena-4', 'city:siena'],
      fault: (state) => (hasWon(state) ? undefined : 'lost'),
    }),
    { id: 'count', isTalk: true, pointsAt: ['players'] },
  ],
  reply: replyOf('parma=ferrara-1 siena-3 siena:B siena-5'),
};

export const SCORING_LESSONS = chapterOf('patrician', [completeCities, signs, portraits]);
