import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: ['Spelers', 'Spelers aan tafel.'],
    deluxe: [
      'Luxe loopplanken',
      'Luxe loopplanken: iedereen heeft een zevende loopplank die anderen twee blikjes kost, te leggen zodra iedereen een vis heeft.',
    ],
    'fishByPlayers.3': ['Vissen met drie spelers', 'Vissen op de vismarkt met drie spelers.'],
    'fishByPlayers.4': ['Vissen met vier spelers', 'Vissen op de vismarkt met vier spelers.'],
    penaltyPerCatLeft: ['Straf per achtergebleven kat', 'Blikjes die elke eigen kat kost die aan het einde nog op het bord is.'],
    startCans: ['Blikjes aan het begin', 'Blikjes waarmee iedere speler begint.'],
    ante: ['Inleg', 'De inleg, een veelvoud van vijf: een vijfde ervan gaat in elke container.'],
    pauperIncome: ['Inkomen van wie arm is', 'Blikjes uit de voorraad voor wie de inleg niet kan betalen.'],
    'dumpsterStart.home': ['Blikjes in thuiscontainers', 'Blikjes in elke thuiscontainer aan het begin.'],
    'dumpsterStart.catwalk': ['Blikjes in de loopplankcontainer', 'Blikjes in de loopplankcontainer aan het begin.'],
    'dumpsterStart.shelter': ['Blikjes in de schuilplaatscontainer', 'Blikjes in de schuilplaatscontainer aan het begin.'],
    tributeCatwalk: ['Tol voor een loopplank', 'Blikjes om over de loopplank van een andere speler te lopen.'],
    tributeDeluxe: ['Tol voor een luxe loopplank', 'Blikjes om over de luxe loopplank van een andere speler te lopen.'],
    tributeShelter: ['Tol voor een schuilplaats', 'Blikjes om de schuilplaats van een andere speler te betreden.'],
    fishValue: ['Waarde van een vis', 'Blikjes die een vis aan het einde telt.'],
    catwalksEach: ['Loopplanken per speler', 'Loopplanken die iedere speler heeft.'],
    sheltersEach: ['Schuilplaatsen per speler', 'Schuilplaatsen die iedere speler heeft.'],
    pairsEach: ['Paren per speler', 'Paren katten die iedere speler heeft.'],
    noProgressRounds: ['Stille rondes', 'De partij eindigt na zoveel rondes waarin niets is geplaatst en geen vis is genomen.'],
    board: ['Bord', 'Het bord: onze eigen wijk, of een bordbestand, voor wie het gedrukte bord heeft.'],
  },
  values: { board: { standard: 'Onze eigen wijk', own: 'Een eigen bord' } },
  on: 'Aan',
  off: 'Uit',
  presets: {
    'hot-tin-roof': ['Hot Tin Roof', 'Katten, loopplanken en sardines op vijftien daken.'],
    deluxe: [
      'Hot Tin Roof met luxe loopplanken',
      'Zodra iedereen een vis heeft, mag elke speler een loopplank leggen die de anderen twee blikjes kost.',
    ],
  },
};
