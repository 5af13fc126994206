import type { Translated } from '@showboat/engine';
import type { planner as english } from '../en/planner';

export const planner = {
  board: 'Das Viertel',
  boardHelp:
    'Wähle einen Container mit seiner Nummer. Die Pfeiltasten links und rechts gehen durch alles, was möglich ist, oben und unten durch deine Katzen. Enter tut, was geplant ist, E beendet den Zug.',
  dropped: 'Der Plan ist verworfen.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  keys: {
    dumpsters: 'Einen Container wählen',
    plans: 'Durch die möglichen Stellen gehen',
    cats: 'Durch deine Katzen gehen',
    cat: 'Die nächste Katze',
    enter: 'Tun, was geplant ist, oder den Zug beenden',
    other: 'Dasselbe anders: ein anderes Paar, ein anderer Laufsteg, eine andere Zahlung',
    decline: 'Nichts bauen',
    end: 'Den Zug beenden',
    undo: 'Zurücknehmen',
    redo: 'Wiederholen',
    escape: 'Den Plan verwerfen',
    chart: 'Die Karte verschieben',
    zoom: 'Näher heran, weiter weg',
    whole: 'Das ganze Viertel',
    centre: 'Zurück zum ganzen Viertel',
  },
} as const satisfies Translated<typeof english>;
