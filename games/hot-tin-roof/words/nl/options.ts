import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: { title: 'Spelers', help: 'Spelers aan tafel.' },
    deluxe: {
      title: 'Luxe loopplanken',
      help: 'Luxe loopplanken: iedereen heeft een zevende loopplank die anderen twee blikjes kost, te leggen zodra iedereen een vis heeft.',
    },
    'fishByPlayers.3': { title: 'Vissen met drie spelers', help: 'Vissen op de vismarkt met drie spelers.' },
    'fishByPlayers.4': { title: 'Vissen met vier spelers', help: 'Vissen op de vismarkt met vier spelers.' },
    penaltyPerCatLeft: {
      title: 'Straf per achtergebleven kat',
      help: 'Blikjes die elke eigen kat kost die aan het einde nog op het bord is.',
    },
    startCans: { title: 'Blikjes aan het begin', help: 'Blikjes waarmee iedere speler begint.' },
    ante: { title: 'Inleg', help: 'De inleg, een veelvoud van vijf: een vijfde ervan gaat in elke container.' },
    pauperIncome: { title: 'Inkomen van wie arm is', help: 'Blikjes uit de voorraad voor wie de inleg niet kan betalen.' },
    'dumpsterStart.home': { title: 'Blikjes in thuiscontainers', help: 'Blikjes in elke thuiscontainer aan het begin.' },
    'dumpsterStart.catwalk': {
      title: 'Blikjes in de loopplankcontainer',
      help: 'Blikjes in de loopplankcontainer aan het begin.',
    },
    'dumpsterStart.shelter': {
      title: 'Blikjes in de schuilplaatscontainer',
      help: 'Blikjes in de schuilplaatscontainer aan het begin.',
    },
    tributeCatwalk: { title: 'Tol voor een loopplank', help: 'Blikjes om over de loopplank van een andere speler te lopen.' },
    tributeDeluxe: {
      title: 'Tol voor een luxe loopplank',
      help: 'Blikjes om over de luxe loopplank van een andere speler te lopen.',
    },
    tributeShelter: {
      title: 'Tol voor een schuilplaats',
      help: 'Blikjes om de schuilplaats van een andere speler te betreden.',
    },
    fishValue: { title: 'Waarde van een vis', help: 'Blikjes die een vis aan het einde telt.' },
    catwalksEach: { title: 'Loopplanken per speler', help: 'Loopplanken die iedere speler heeft.' },
    sheltersEach: { title: 'Schuilplaatsen per speler', help: 'Schuilplaatsen die iedere speler heeft.' },
    pairsEach: { title: 'Paren per speler', help: 'Paren katten die iedere speler heeft.' },
    noProgressRounds: {
      title: 'Stille rondes',
      help: 'De partij eindigt na zoveel rondes waarin niets is geplaatst en geen vis is genomen.',
    },
    board: {
      title: 'Bord',
      help: 'Het bord: onze eigen wijk, of een bordbestand, voor wie het gedrukte bord heeft.',
    },
  },
  values: { board: { standard: 'Onze eigen wijk', own: 'Een eigen bord' } },
  on: 'Aan',
  off: 'Uit',
  presets: {
    'hot-tin-roof': { title: 'Hot Tin Roof', help: 'Katten, loopplanken en sardines op vijftien daken.' },
    deluxe: {
      title: 'Hot Tin Roof met luxe loopplanken',
      help: 'Zodra iedereen een vis heeft, mag elke speler een loopplank leggen die de anderen twee blikjes kost.',
    },
  },
};
