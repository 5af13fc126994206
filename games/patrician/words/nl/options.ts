import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: { title: 'Spelers', help: 'Spelers aan tafel; met vijf is er een tiende stad, Pistoia.' },
    messengers: {
      title: 'De Boden',
      help: 'De Boden: met sterkaarten plaats je boden tussen steden, die twee punten per toren opleveren.',
    },
    lateMessengersCountForPenalty: {
      title: 'Late boden tellen mee',
      help: 'Ook steden die al gewaardeerd waren voordat hun bode kwam, tellen mee voor de strafpunten aan het einde.',
    },
    moveMayEmptySite: {
      title: 'Bouwplaats leegmaken mag',
      help: 'De enige verdieping van een bouwplaats mag worden verplaatst; uit: de toren moet twee of meer verdiepingen hebben.',
    },
    openPiles: {
      title: 'Open stapels',
      help: 'Iedereen mag alle gespeelde kaarten doorkijken; uit: van een stapel is alleen de bovenste kaart te zien.',
    },
    tieBreak: {
      title: 'Gelijke stand',
      help: 'Bij gelijke totalen wordt de plaats gedeeld, of beslist het grotere aantal prestigefiches of portrettensets.',
    },
  },
  values: {
    tieBreak: { shared: 'Gedeelde plaats', tokens: 'Meer prestigefiches', portraits: 'Meer portrettensets' },
  },
  on: 'Aan',
  off: 'Uit',
  presets: {
    patrician: { title: 'Patrician', help: 'Torens voor de patriciërs van negen steden, met vijf spelers tien.' },
    messengers: { title: 'Patrician met De Boden', help: 'Boden tussen de steden maken torens meer waard.' },
  },
};
