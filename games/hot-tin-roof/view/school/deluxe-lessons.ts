import { type LessonPlan, chapterOf } from '@showboat/ui';
import { type Move, type State, hotTinRoof } from '../../game';
import { comesRound, deed, divesInto, wins } from './checks';
import { after, positionOf } from './position';
import { replyOf } from './rivals';

// The extra: a seventh catwalk that costs the others twice as much.

const WANTED = 'g12';

const deluxe: LessonPlan<State, Move> = {
  id: 'deluxe',
  start: () =>
    after(
      positionOf({
        cans: [9, 8, 9],
        fish: [0, 1, 2],
        cats: ['r11+r14/-', 'r01+r10/-', '-/-'],
        catwalks: 'g22=A g03=B g16=B g25=B g05=C g08=C',
        shelters: '',
        dumpsters: [4, 3, 4, 3, 4],
        open: 'h36 h47 h18',
        discards: 'h50 h02 h05 h12 h17',
        options: { deluxe: true },
      }),
      'shelter -',
    ),
  steps: [
    { id: 'seventh', isTalk: true, pointsAt: ['players'] },
    deed('first', ['roof:r11', 'roof:r14', 'run'], wins(1)),
    deed('again', ['end', 'dumpster:catwalk', 'dive'], divesInto('catwalk')),
    deed('lay', [`gap:${WANTED}`, 'other', 'lay'], (state, moves) => {
      const last = moves.at(-1);
      if (last?.kind === 'decline') return 'nothing-laid';
      if (last?.kind !== 'lay') return undefined;
      const token = hotTinRoof.formatMove(state, last);
      if (token === `${WANTED}*`) return true;
      return token === WANTED ? 'regular' : 'elsewhere';
    }),
    deed('toll', ['end', 'players'], comesRound(7)),
    { id: 'own', isTalk: true, pointsAt: ['dock'] },
  ],
  reply: replyOf('B:home1 B:catwalk B:g20 B:s:r01>r10:A2 C:home3 home1=h24 home3=h40'),
};

export const DELUXE_LESSONS = chapterOf('deluxe', [deluxe]);
