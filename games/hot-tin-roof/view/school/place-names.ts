import { DUMPSTERS, STANDARD_BOARD, type State, findGap, findRoof } from '../../game';
import type { Words } from '../../words/words';

/** A place on the board, as lessons write it, in words; `undefined` for parts of the table. All lessons play on the same board. */
export const namePlace = (words: Words, state: State, name: string): string | undefined => {
  const [kind, place = ''] = name.split(':');
  switch (kind) {
    case 'dumpster': {
      const dumpster = DUMPSTERS.findIndex((one) => one === place);
      return dumpster < 0 ? undefined : words.nameDumpster(dumpster);
    }
    case 'gap': {
      const ends = STANDARD_BOARD.gapEnds[findGap(STANDARD_BOARD, place)];
      return ends && words.phrases.board.gap(words.nameRoof(state, ends[0]), words.nameRoof(state, ends[1]));
    }
    case 'roof': {
      const roof = findRoof(STANDARD_BOARD, place);
      return roof < 0 ? undefined : words.nameRoof(state, roof);
    }
    default:
      return undefined;
  }
};
