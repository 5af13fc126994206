import type { Translated } from '@showboat/engine';
import { inCans } from './names';
import type { panels as english } from '../en/panels';

// A name may be "Du": no verb stands beside one.

export const panels = {
  dock: {
    name: 'Dein Zug',
    path: 'Geplanter Weg',
    pathOf: (pose, roofs) => `${pose}e Katze, ${roofs === 1 ? 'ein Dach' : `${roofs} Dächer`}`,
    own: 'Deine Sachen',
    dive: 'Wähle einen Container',
    diveHelp: (part: number) =>
      part === 0
        ? 'Nimm alle Dosen von einem und tu, was er erlaubt.'
        : `Lege ${part === 1 ? 'eine Dose' : `${part} Dosen`} auf jeden, nimm alle Dosen von einem und tu, was er erlaubt.`,
    poor: 'Zu arm für den Einsatz',
    place: 'Setze ein Katzenpaar',
    placeHelp: 'Welches Paar kommt auf die beiden Dächer des Plättchens?',
    lay: 'Einen Laufsteg legen?',
    layHelp: 'Wähle irgendeine Lücke, in der noch keiner liegt.',
    none: 'Nichts mehr zu bauen',
    noneHelp: 'Die Dosen hast du genommen. Weiter geht es mit deinen Katzen.',
    shelter: 'Einen Unterstand bauen?',
    shelterHelp: 'Wähle eine Terrasse, auf der noch keiner steht.',
    move: 'Lass deine Katzen laufen',
    moveHelp: 'Wähle ein helles Dach oder beende den Zug.',
    moveNone: 'Keine Katze kann irgendwohin. Beende den Zug.',
    turnOf: (name) => `${name}, du bist am Zug`,
    waits: (name) => `Am Zug: ${name}`,
    chance: 'Ein Heimplättchen wird aufgedeckt',
    begins: 'Der Tisch wird gedeckt',
    keys: {
      dive: 'Wühlen',
      poor: 'Nehmen',
      place: 'Setzen',
      lay: 'Legen',
      shelter: 'Bauen',
      run: 'Laufen',
      end: 'Zug beenden',
      cat: 'Andere Katze',
      other: {
        dumpster: 'Anderer Container',
        pair: 'Anderes Paar',
        gap: 'Andere Lücke',
        catwalk: 'Anderer Steg',
        roof: 'Anderes Dach',
        way: 'Anderer Weg',
      },
      decline: 'Nicht bauen',
      goOn: 'Weiter',
      undo: 'Zurück',
      redo: 'Nochmal',
    },
    enter: 'Enter',
  },
  players: {
    title: 'Spieler',
    columns: 'Dosen, Fische',
    you: 'du',
    thinking: 'überlegt',
    cans: inCans,
    fish: (count) => (count === 1 ? '1 Fisch' : `${count} Fische`),
    catwalks: (count) => (count === 1 ? 'noch 1 Laufsteg' : `noch ${count} Laufstege`),
    deluxe: 'noch der Luxussteg',
    shelters: (count) => (count === 1 ? 'noch 1 Unterstand' : `noch ${count} Unterstände`),
    note: (value) => `Ein Fisch zählt am Ende ${inCans(value)}.`,
    deluxeOpen: 'Alle haben einen Fisch: Luxusstege sind erlaubt.',
    deluxeShut: 'Luxusstege sind erlaubt, sobald alle einen Fisch haben.',
    quiet: (turns) =>
      turns === 1
        ? 'Noch ein Zug ohne Fortschritt beendet die Partie.'
        : `Noch ${turns} Züge ohne Fortschritt beenden die Partie.`,
  },
  phases: { ante: 'Einsatz', dive: 'Wühlen', move: 'Laufen' },
  order: {
    thisRound: 'Diese Runde',
    now: 'jetzt',
    moved: 'fertig',
    say: (players) => `Reihenfolge: ${players}`,
    sayNow: (name) => `${name} jetzt am Zug`,
    sayMoved: (name) => `${name} schon fertig`,
  },
  tally: {
    title: 'Punkte',
    cans: 'Dosen',
    fish: 'Fische',
    penalty: 'Katzen draußen',
    total: 'Summe',
  },
  tiles: {
    title: 'Heimplättchen',
    help: 'Plättchen, die noch nicht benutzt sind. Die im Stapel kommen in beliebiger Reihenfolge.',
    stack: (count) => `Im Stapel: ${count}`,
    used: (count) => `Benutzt: ${count}`,
  },
} as const satisfies Translated<typeof english>;
