import type { Translated } from '@showboat/engine';
import type { planner as english } from '../en/planner';

export const planner = {
  board: 'De wijk',
  boardHelp:
    'Kies een container met zijn cijfer. De pijltjestoetsen links en rechts gaan langs wat mogelijk is, omhoog en omlaag langs je katten. Enter doet wat gepland is, E beëindigt de beurt.',
  dropped: 'Het plan is geschrapt.',
  nothingToUndo: 'Er is niets om terug te nemen.',
  nothingToRedo: 'Er is niets om opnieuw te doen.',
  keys: {
    dumpsters: 'Een container kiezen',
    plans: 'Langs de mogelijke plekken gaan',
    cats: 'Langs je katten gaan',
    cat: 'De volgende kat',
    enter: 'Doen wat gepland is, of de beurt beëindigen',
    other: 'Hetzelfde anders: een ander paar, een andere loopplank of betaling',
    decline: 'Niets bouwen',
    end: 'De beurt beëindigen',
    undo: 'Terugnemen',
    redo: 'Opnieuw doen',
    escape: 'Het plan schrappen',
    chart: 'De kaart verschuiven',
    zoom: 'Dichterbij, verder weg',
    whole: 'De hele wijk',
    centre: 'Terug naar de hele wijk',
  },
} as const satisfies Translated<typeof english>;
