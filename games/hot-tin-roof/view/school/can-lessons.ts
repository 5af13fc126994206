import { type LessonPlan, chapterOf } from '@showboat/ui';
import { type Move, type State, anteOf, hotTinRoof } from '../../game';
import { CREAM, LEARNER, comesRound, deed, divesInto, firstOf, isLearnersTurn, joins, paidTo, wins } from './checks';
import { after, positionOf } from './position';
import { replyOf } from './rivals';

// Cans: earned with shelters, kept for the ante, counted at the end.

/** Thimble Corner and Teapot Terrace: whoever goes from the left of the quarter to its middle comes by. */
const BUSY = ['r06', 'r08'];

const shelters: LessonPlan<State, Move> = {
  id: 'shelters',
  start: () =>
    positionOf({
      cans: [8, 9, 11],
      fish: [1, 0, 1],
      cats: ['-/-', 'r01+r10/-', '-/r05+r10'],
      catwalks: 'g03=B g12=B g09=C g16=C',
      shelters: '',
      dumpsters: [3, 4, 2, 3, 4],
      open: 'h13 h45 h26',
      discards: 'h02 h33 h20 h46',
    }),
  steps: [
    { id: 'rent', isTalk: true, pointsAt: ['dumpster:shelter'] },
    deed('dive', ['dumpster:shelter', 'dive'], divesInto('shelter')),
    deed('where', ['roof:r01', 'roof:r05', 'roof:r10', 'shelter'], (state, moves) => {
      const last = moves.at(-1);
      if (last?.kind === 'decline') return 'nothing-built';
      if (last?.kind !== 'shelter') return undefined;
      return BUSY.includes(hotTinRoof.formatMove(state, last)) ? true : 'unvisited';
    }),
    deed('wait', ['end', 'players'], comesRound(4)),
    { id: 'free', isTalk: true, pointsAt: ['dock'] },
  ],
  reply: replyOf('B:home1 C:home2 B:s:r01>r10:A2C1 C:l:r05>r10:A2B1 home1=h24 home2=h07'),
};

const keepsAnte = (state: State): string | undefined => (anteOf(state, LEARNER).isPoor ? 'spent' : undefined);

const nextAnte: LessonPlan<State, Move> = {
  id: 'next-ante',
  start: () =>
    positionOf({
      cans: [4, 12, 12],
      fish: [1, 1, 2],
      cats: ['r05+r10/-', '-/-', '-/-'],
      catwalks: 'g16=A g09=B g12=C g24=C',
      shelters: 'r08=C',
      dumpsters: [3, 3, 4, 3, 3],
      open: 'h13 h45 h26',
      discards: 'h33 h05 h12 h17 h21',
    }),
  steps: [
    deed('poor', ['roof:r05', 'roof:r10', 'poor'], (state) => (isLearnersTurn(state) ? undefined : true)),
    {
      id: 'evening',
      isTalk: true,
      start: () =>
        after(
          positionOf({
            cans: [8, 9, 9],
            fish: [1, 1, 2],
            cats: ['r05+r10/-', '-/-', '-/-'],
            catwalks: 'g09=B g12=C g24=C',
            shelters: 'r08=C',
            dumpsters: [5, 3, 4, 3, 3],
            open: 'h13 h45 h26',
            discards: 'h33 h05 h12 h17 h21',
          }),
          'shelter -',
        ),
      pointsAt: ['roof:r08', 'roof:r10', 'dock'],
    },
    deed(
      'keep',
      ['roof:r05', 'end'],
      firstOf(keepsAnte, (state) => (isLearnersTurn(state) ? undefined : true)),
    ),
    deed('bridge', ['dumpster:catwalk', 'gap:g16', 'roof:r08', 'roof:r10'], (state, moves) => {
      const dive = divesInto('catwalk')(state, moves);
      return dive === true ? joins('s')(state, moves) : dive;
    }),
    deed('meet', ['roof:r10', 'run'], firstOf(keepsAnte, wins(2))),
  ],
  reply: replyOf('B:home2 C:home3'),
};

const hasWon = (state: State): boolean => hotTinRoof.outcome(state)?.places[LEARNER] === 1;

const lastFish: LessonPlan<State, Move> = {
  id: 'last-fish',
  start: () =>
    positionOf({
      cans: [9, 9, 6],
      fish: [3, 4, 3],
      cats: ['r01+r09/-', '-/r03+r13', '-/-'],
      catwalks: 'g03=A g14=A g22=A g24=A g26=A g28=A g11=B g06=B g12=C g15=C g19=C',
      shelters: 'r07=B r08=C',
      dumpsters: [6, 3, 2, 5, 4],
      open: 'h46 h16 h37',
      discards: 'h01 h22 h02 h07 h11 h18 h25 h29 h33 h41 h44 h50',
    }),
  steps: [
    { id: 'market', isTalk: true, pointsAt: ['players'] },
    deed('dive', ['dumpster:home1', 'dumpster:catwalk', 'dumpster:shelter', 'decline'], (state, moves) => {
      const dive = divesInto('catwalk', (dumpster) => (dumpster === 'shelter' ? 'fewer' : 'cats-out'))(state, moves);
      return dive === true && state.phase.kind !== 'moving' ? undefined : dive;
    }),
    deed('meet', ['roof:r01', 'roof:r09', 'other', 'run'], (state, moves) => {
      if (hasWon(state)) return true;
      if (paidTo(moves, CREAM) > 0) return 'paid-cream';
      if (state.phase.kind === 'over') return 'paid-twice';
      return isLearnersTurn(state) ? undefined : 'apart';
    }),
    { id: 'count', isTalk: true, pointsAt: ['players'] },
  ],
  reply: replyOf(''),
};

export const CAN_LESSONS = chapterOf('hot-tin-roof', [shelters, nextAnte, lastFish]);
