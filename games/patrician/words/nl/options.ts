import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    seats: ['Spelers', 'Spelers aan tafel; met vijf is er een tiende stad, Pistoia.'],
    messengers: ['De Boden', 'De Boden: met sterkaarten plaats je boden tussen steden, die twee punten per toren opleveren.'],
    lateMessengersCountForPenalty: [
      'Late boden tellen mee',
      'Ook steden die al gewaardeerd waren voordat hun bode kwam, tellen mee voor de strafpunten aan het einde.',
    ],
    moveMayEmptySite: [
      'Bouwplaats leegmaken mag',
      'De enige verdieping van een bouwplaats mag worden verplaatst; uit: de toren moet twee of meer verdiepingen hebben.',
    ],
    openPiles: [
      'Open stapels',
      'Iedereen mag alle gespeelde kaarten doorkijken; uit: van een stapel is alleen de bovenste kaart te zien.',
    ],
    tieBreak: [
      'Gelijke stand',
      'Bij gelijke totalen wordt de plaats gedeeld, of beslist het grotere aantal prestigefiches of portrettensets.',
    ],
  },
  values: {
    tieBreak: { shared: 'Gedeelde plaats', tokens: 'Meer prestigefiches', portraits: 'Meer portrettensets' },
  },
  on: 'Aan',
  off: 'Uit',
  presets: {
    patrician: ['Patrician', 'Torens voor de patriciërs van negen steden, met vijf spelers tien.'],
    messengers: ['Patrician met De Boden', 'Boden tussen de steden maken torens meer waard.'],
  },
};
