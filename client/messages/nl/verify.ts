import type { Translated } from '@showboat/engine';
import type { verify as english } from '../en/verify';

export const verify = {
  title: 'Toeval, nagerekend',
  checking: 'De trekkingen worden nagerekend…',
  holds: 'Elke trekking klopt',
  holdsHelp: (draws, ms) =>
    `${draws} van ${draws} trekkingen zijn in deze browser nagerekend, in ${ms} ms. Geen server is gevraagd.`,
  wrong: (draw) => `Trekking ${draw} klopt niet`,
  wrongHelp: (computed, recorded) => `Het zaad geeft “${computed}”; in de notatie staat “${recorded}”.`,
  agreeBefore: (draws) =>
    draws === 0
      ? 'Het is de eerste trekking.'
      : draws === 1
        ? 'De trekking ervoor klopt.'
        : `De ${draws} trekkingen ervoor kloppen.`,
  broken: 'Het zegel past niet',
  brokenHelp: 'Het onthulde zaad is niet het zaad dat voor de start werd verzegeld.',
  saltGone: 'Jouw zout ontbreekt',
  saltGoneHelp: 'Er is getrokken met ander zout dan deze browser gaf.',
  closed: 'Het zegel is dicht',
  closedHelp: 'Het gaat open als de race voorbij is. Dan kan iedereen hier elke trekking nagaan.',
  unread: 'Dit kan niet worden nagegaan',
  unreadHelp: 'Deze tafel bestaat niet, of het bestand is er geen bewijs van.',
  otherRules: 'Deze browser heeft de regels van dit spel niet: nagegaan is de lijst van wat getrokken kon worden.',
  noLine: 'De server antwoordt niet. Probeer het zo nog eens.',
  guest: 'Gast',
  proof: 'Zegel en zaad',
  sealed: 'Verzegeld voor de start',
  seed: 'Zaad, aan het eind onthuld',
  seedFits: 'Zijn SHA-256 is het zegel.',
  seedWrong: (hash) => `Zijn SHA-256 is ${hash}.`,
  salts: 'Een snufje zout van iedereen',
  seat: (number) => `Plaats ${number}`,
  yours: 'Het jouwe is wat deze browser bewaarde.',
  yoursWrong: 'Het jouwe is niet wat deze browser bewaarde.',
  save: 'Bewijs bewaren',
  again: 'Nog eens nagaan',
  file: 'Bestand nagaan…',
  how: 'Hoe het werkt, in vijf zinnen',
  sentences: {
    seed: 'Voordat iemand gaat zitten trekt de server een geheim getal, het zaad, en toont zijn SHA-256: dat is het zegel.',
    salts: 'Iedereen aan tafel voegt een eigen willekeurig getal toe, het zout, als het zegel niet meer kan veranderen.',
    draw: 'Elke trekking is de HMAC-SHA-256 van haar nummer en al het zout onder het zaad, gelezen als een breuk.',
    choice: 'De breuk kiest uit wat de regels op dat moment toelaten, naar gewicht.',
    end: 'Na het einde wordt het zaad getoond, en jouw browser doet dat alles nog eens.',
  },
  draws: 'De trekkingen',
  caption: 'Elke trekking van dit spel',
  number: 'Nr.',
  round: 'Ronde',
  recorded: 'In de notatie',
  signature: 'HMAC van zaad, nummer, zout',
  computed: 'Hier berekend',
  verdict: 'Oordeel',
  agrees: 'klopt',
  differs: 'wijkt af',
  notComparable: 'niet te vergelijken',
  means: 'Wat dit betekent',
  meaning: {
    who: 'De notatie is na het spel veranderd, of de server hield zich niet aan zijn zegel. Aan jouw browser ligt het niet.',
    proof: 'Bewaar het bewijs: daarin staan het zegel zoals je het kreeg, het zaad, het zout en elke zet.',
    anyone: 'Iedereen kan daarmee hetzelfde nagaan, hier of met “showboat verify”.',
  },
} as const satisfies Translated<typeof english>;
