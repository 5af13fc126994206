import { type LessonPlan, chapterOf } from '@showboat/ui';
import type { Move, State } from '../../game';
import { hasBuilt, leads, turnStep } from './checks';
import { positionOf } from './position';
import { replyOf } from './rivals';

// A turn, who rules a tower, and the cards lying open. The learner builds in black.

const firstFloors: LessonPlan<State, Move> = {
  id: 'first-floors',
  start: () =>
    positionOf({
      cities: {
        bologna: '-/-/verona-3',
        ferrara: '-/-/roma-6',
        firenze: '-/-/ferrara-3',
        lucca: '-/-/milano-4',
        milano: '-/-/parma-3',
        parma: '-/-/firenze-6',
        roma: '-/-/firenze-5',
        siena: '-/-/lucca-1',
        verona: '-/-/bologna-6',
      },
      hands: ['siena-3 milano-3 roma-4', 'bologna-3 ferrara-2 verona-2'],
      played: ['', ''],
    }),
  steps: [
    { id: 'welcome', isTalk: true, pointsAt: ['hand', 'city:siena'] },
    turnStep({ id: 'first', cards: ['siena-3'], pointsAt: ['card:siena-3', 'city:siena', 'lying:siena'] }),
    { id: 'gain', isTalk: true, pointsAt: ['card:lucca-1', 'lying:siena'] },
    turnStep({
      id: 'double',
      cards: ['siena-3', 'lucca-1'],
      pointsAt: ['card:lucca-1', 'site:lucca:A', 'site:lucca:B'],
      fault: (state) => (hasBuilt(state, 'lucca', 'A') && hasBuilt(state, 'lucca', 'B') ? undefined : 'one-tower'),
    }),
  ],
  reply: replyOf('siena=ferrara-1 lucca=roma-5 bologna-3 bologna:A bologna=parma-1'),
};

const towers: LessonPlan<State, Move> = {
  id: 'towers',
  start: () =>
    positionOf({
      cities: {
        bologna: '11/0112/lucca-1',
        ferrara: '-/-/roma-7',
        firenze: '0/2/lucca-2',
        lucca: '02/-/parma-4',
        milano: '12/1/firenze-5',
        parma: '0/-/siena-2',
        roma: '022/-/verona-3',
        siena: '11/01/roma-2',
        verona: '2/-/roma-5',
      },
      hands: ['siena-3 bologna-4 milano-1', 'ferrara-2 roma-3 verona-4', 'parma-3 firenze-4 ferrara-3'],
      played: [
        'siena-5 bologna-6 roma-4 firenze-6 parma-2 lucca-3',
        'siena-14 bologna-12 milano-35',
        'bologna-7 milano-4 roma-1 firenze-3 verona-2 lucca-4',
      ],
    }),
  steps: [
    { id: 'rulers', isTalk: true, pointsAt: ['city:siena'] },
    turnStep({
      id: 'most',
      cards: ['siena-3'],
      pointsAt: ['card:siena-3', 'city:siena'],
      fault: (state) => (leads(state, 'siena', 'B') ? undefined : 'behind'),
    }),
    turnStep({
      id: 'tie',
      cards: ['siena-3', 'bologna-4'],
      pointsAt: ['card:bologna-4', 'city:bologna'],
      fault: (state) => (leads(state, 'bologna', 'B') ? undefined : 'too-few'),
    }),
    turnStep({
      id: 'two-at-once',
      cards: ['siena-3', 'bologna-4', 'milano-1'],
      pointsAt: ['card:milano-1', 'city:milano'],
      fault: (state) => (leads(state, 'milano', 'A', 'B') ? undefined : 'only-one'),
    }),
  ],
  reply: replyOf('ferrara-2 roma-3 parma-3 firenze-4 ferrara:A roma:B parma:B firenze:B'),
};

const openCards: LessonPlan<State, Move> = {
  id: 'open-cards',
  start: () =>
    positionOf({
      cities: {
        bologna: '11/11/parma-3',
        ferrara: '-/-/lucca-4',
        firenze: '-/-/milano-5',
        lucca: '0/-/firenze-5',
        milano: '-/-/roma-2',
        parma: '-/-/verona-3',
        roma: '00/-/siena-4',
        siena: '0/-/verona-4',
        verona: '-/-/bologna-1',
      },
      hands: ['verona-2 milano-3 firenze-4', 'ferrara-2 parma-2 firenze-3'],
      played: ['siena-3 lucca-3 roma-1', 'bologna-263'],
    }),
  steps: [
    { id: 'shop', isTalk: true, pointsAt: ['lying:verona', 'city:bologna'] },
    turnStep({
      id: 'fetch',
      cards: ['verona-2'],
      pointsAt: ['card:verona-2', 'lying:verona'],
      stray: () => 'not-fetched',
    }),
    turnStep({
      id: 'use',
      cards: ['verona-2', 'bologna-1'],
      pointsAt: ['card:bologna-1', 'city:bologna'],
      fault: (state) => (leads(state, 'bologna', 'A') || leads(state, 'bologna', 'B') ? undefined : 'split'),
    }),
    turnStep({
      id: 'deny',
      cards: ['verona-2', 'bologna-1', 'milano-3'],
      pointsAt: ['city:roma', 'lying:milano'],
      stray: () => 'left-there',
    }),
  ],
  reply: replyOf('verona=siena-1 bologna=milano-4 ferrara-2 ferrara:A parma-2 parma:A'),
};

export const BUILDING_LESSONS = chapterOf('patrician', [firstFloors, towers, openCards]);
