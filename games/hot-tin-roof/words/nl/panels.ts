import type { Translated } from '@showboat/engine';
import type { panels as english } from '../en/panels';

const cans = (count: number): string => (count === 1 ? '1 blikje' : `${count} blikjes`);

export const panels = {
  dock: {
    name: 'Je beurt',
    path: 'Geplande route',
    pathOf: (pose, roofs) => `${pose} kat, ${roofs === 1 ? 'één dak' : `${roofs} daken`}`,
    own: 'Je spullen',
    dive: 'Kies een container',
    diveHelp: (part: number) =>
      part === 0
        ? 'Neem alle blikjes uit één container en doe wat die zegt.'
        : `Leg in elke container ${part === 1 ? 'één blikje' : `${part} blikjes`}, neem alle blikjes uit één ervan en doe wat die zegt.`,
    poor: 'Te arm voor de inleg',
    place: 'Plaats een paar katten',
    placeHelp: 'Welk paar gaat naar de twee daken van de tegel?',
    lay: 'Een loopplank leggen?',
    layHelp: 'Kies een gat zonder loopplank, waar dan ook.',
    none: 'Niets meer te bouwen',
    noneHelp: 'De blikjes heb je genomen. Ga verder en laat je katten lopen.',
    shelter: 'Een schuilplaats neerzetten?',
    shelterHelp: 'Kies een dakterras zonder schuilplaats.',
    move: 'Laat je katten lopen',
    moveHelp: 'Kies een verlicht dak, of beëindig je beurt.',
    moveNone: 'Geen kat kan ergens heen. Beëindig je beurt.',
    turnOf: (name) => `${name}, je bent aan de beurt`,
    // Without a verb: the name may be "Jij".
    waits: (name) => `Aan de beurt: ${name}`,
    chance: 'Er wordt een thuistegel opengedraaid',
    begins: 'Alles wordt klaargelegd',
    keys: {
      dive: 'Duiken',
      poor: 'Nemen',
      place: 'Plaatsen',
      lay: 'Leggen',
      shelter: 'Neerzetten',
      run: 'Lopen',
      end: 'Einde beurt',
      cat: 'Andere kat',
      other: {
        dumpster: 'Andere container',
        pair: 'Ander paar',
        gap: 'Ander gat',
        catwalk: 'Andere plank',
        roof: 'Ander dak',
        way: 'Andere weg',
      },
      decline: 'Niets bouwen',
      goOn: 'Verder',
      undo: 'Terug',
      redo: 'Opnieuw',
    },
    enter: 'Enter',
  },
  players: {
    title: 'Spelers',
    columns: 'blikjes, vissen',
    you: 'jij',
    thinking: 'denkt na',
    cans,
    fish: (count) => (count === 1 ? '1 vis' : `${count} vissen`),
    catwalks: (count) => (count === 1 ? 'nog 1 loopplank' : `nog ${count} loopplanken`),
    deluxe: 'nog een luxe loopplank',
    shelters: (count) => (count === 1 ? 'nog 1 schuilplaats' : `nog ${count} schuilplaatsen`),
    note: (value) => `Een vis telt aan het einde voor ${cans(value)}.`,
    deluxeOpen: 'Iedereen heeft een vis: luxe loopplanken mogen worden gelegd.',
    deluxeShut: 'Luxe loopplanken mogen pas als iedereen een vis heeft.',
    quiet: (turns) =>
      turns === 1
        ? 'Na nog één beurt zonder vooruitgang eindigt de partij.'
        : `Na nog ${turns} beurten zonder vooruitgang eindigt de partij.`,
  },
  phases: { ante: 'Inleg', dive: 'Duiken', move: 'Lopen' },
  order: {
    thisRound: 'Deze ronde',
    now: 'nu',
    moved: 'geweest',
    say: (players) => `Volgorde van deze ronde: ${players}`,
    sayNow: (name) => `${name} (nu aan de beurt)`,
    sayMoved: (name) => `${name} (al geweest)`,
  },
  tally: {
    title: 'Punten',
    cans: 'Blikjes',
    fish: 'Vissen',
    penalty: 'Katten buiten',
    total: 'Totaal',
  },
  tiles: {
    title: 'Thuistegels',
    help: 'Tegels die nog niet zijn gebruikt. Die in de stapel komen in willekeurige volgorde.',
    stack: (count) => `In de stapel: ${count}`,
    used: (count) => `Gebruikt: ${count}`,
  },
} as const satisfies Translated<typeof english>;
