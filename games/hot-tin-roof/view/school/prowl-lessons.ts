import { type LessonPlan, chapterOf } from '@showboat/ui';
import { DUMPSTERS, HOMES, type Move, type State } from '../../game';
import { CREAM, deed, divesInto, firstOf, isLearnersTurn, joins, paidTo, walksIn, wins } from './checks';
import { after, positionOf } from './position';
import { replyOf } from './rivals';

// A turn: dumpsters, catwalks, and the ways of cats. The learner's cats are ginger.

const ALL_DUMPSTERS = DUMPSTERS.map((name) => `dumpster:${name}`);
const HOME_DUMPSTERS = ALL_DUMPSTERS.slice(0, HOMES);

const firstDive: LessonPlan<State, Move> = {
  id: 'first-dive',
  start: () =>
    positionOf({
      cans: [8, 12, 9],
      fish: [0, 0, 0],
      cats: ['-/-', '-/-', '-/-'],
      catwalks: '',
      shelters: '',
      dumpsters: [4, 3, 3, 4, 1],
      open: 'h33 h31 h22',
    }),
  steps: [
    { id: 'welcome', isTalk: true, pointsAt: ALL_DUMPSTERS },
    { id: 'tiles', isTalk: true, pointsAt: HOME_DUMPSTERS },
    deed(
      'dive',
      [...HOME_DUMPSTERS, 'dive'],
      divesInto('home1', (dumpster) => (dumpster.startsWith('home') ? 'far' : 'no-tile')),
    ),
    deed('end', ['roof:r05', 'roof:r10', 'end'], (state) => (isLearnersTurn(state) ? undefined : true)),
    deed(
      'fullest',
      ALL_DUMPSTERS,
      divesInto('catwalk', () => 'lean'),
    ),
  ],
  reply: replyOf('B:home2 C:home3 B:+s C:+s home1=h14'),
};

const catwalks: LessonPlan<State, Move> = {
  id: 'catwalks',
  start: () =>
    positionOf({
      cans: [9, 8, 11],
      fish: [0, 0, 0],
      cats: ['r05+r10/-', '-/r04+r13', 'r02+r09/-'],
      catwalks: 'g09=A g16=A g24=B g05=C',
      shelters: '',
      dumpsters: [3, 4, 3, 4, 2],
      open: 'h06 h47 h20',
      discards: 'h33 h30 h10',
    }),
  steps: [
    { id: 'pipes', isTalk: true, pointsAt: ['roof:r05', 'roof:r10'] },
    deed('dive', ['dumpster:catwalk', 'dive'], divesInto('catwalk')),
    deed('lay', ['roof:r05', 'roof:r10', 'lay'], joins('s')),
    deed('meet', ['roof:r05', 'roof:r10', 'run'], wins(1)),
    { id: 'stay', isTalk: true, pointsAt: ['dock'] },
  ],
  reply: replyOf(''),
};

/** What the way out of the shelter costs. */
const CHEAPEST = 1;

const tribute: LessonPlan<State, Move> = {
  id: 'tribute',
  start: () =>
    after(
      positionOf({
        cans: [9, 7, 10],
        fish: [2, 4, 1],
        cats: ['r05+r10/r09+r14', 'r04+r15/-', '-/-'],
        catwalks: 'g12=A g14=A g16=A g17=A g18=A g22=A g06=B g09=B g25=B g27=B g02=C g10=C',
        shelters: 'r14=C',
        dumpsters: [4, 2, 5, 3, 4],
        open: 'h07 h26 h48',
        discards: 'h33 h50 h32 h05 h12 h17 h21 h28 h39 h44',
      }),
      'shelter -',
    ),
  steps: [
    { id: 'prices', isTalk: true, pointsAt: ['roof:r14'] },
    deed(
      'leave',
      ['roof:r09', 'roof:r14', 'cat', 'run'],
      firstOf((_, moves) => {
        if (walksIn(moves).some(({ pose }) => pose === 's')) return 'other-pair';
        return walksIn(moves).reduce((sum, { pays }) => sum + pays.reduce((all, one) => all + one, 0), 0) > CHEAPEST
          ? 'dear'
          : undefined;
      }, wins(3)),
    ),
    deed(
      'payee',
      ['roof:r05', 'roof:r10', 'other', 'run'],
      // The first pair has paid Cream a can.
      firstOf((_, moves) => (paidTo(moves, CREAM) > CHEAPEST ? 'paid-cream' : undefined), wins(4)),
    ),
    { id: 'limits', isTalk: true, pointsAt: ['players'] },
  ],
  reply: replyOf(''),
};

export const PROWL_LESSONS = chapterOf('hot-tin-roof', [firstDive, catwalks, tribute]);
