import type { Translated } from '@showboat/engine';
import type { planner as english } from '../en/planner';

export const planner = {
  board: 'Die Städte',
  boardHelp:
    'Wähle eine Karte mit ihrer Nummer, einen Turm mit den Pfeiltasten links und rechts, und baue mit Enter. Die Pfeiltasten gehen auch durch Stockwerke zum Versetzen, Karten zum Nehmen und Verbindungen für einen Boten.',
  dropped: 'Der Plan ist verworfen.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  noCard: (city) => `Du hast keine Karte von ${city} auf der Hand.`,
  begun: (city) => `Erstes Stockwerk in ${city}. Wähle, wohin das zweite kommt.`,
  keys: {
    cards: 'Eine Karte auf deiner Hand wählen',
    plans: 'Durch die möglichen Stellen gehen',
    hand: 'Durch deine Karten gehen',
    enter: 'Wie geplant bauen, versetzen, nehmen oder setzen',
    other: 'Der andere Turm oder die nächste Stelle',
    decline: 'Nichts versetzen, keinen Boten setzen',
    undo: 'Zurücknehmen',
    redo: 'Wiederholen',
    escape: 'Den Plan verwerfen',
    chart: 'Die Landkarte verschieben',
    zoom: 'Näher heran, weiter weg',
    whole: 'Die ganze Landkarte',
    centre: 'Zurück zur ganzen Landkarte',
  },
} as const satisfies Translated<typeof english>;
