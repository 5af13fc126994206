import type { Translated } from '@showboat/engine';
import type { life as english } from '../en/life';

export const life = {
  remarks: {
    fish: ['Elk blikje waard.', 'Vis smaakt het best met z’n tweeën.'],
    dive: ['Het avondeten ligt waar je het vindt.', 'Deksel op, neus voorop.'],
    poor: ['Geen blikje meer over.', 'Ook een trotse kat bedelt wel eens.'],
    toll: ['Op doorreis? Een blikje, graag.', 'Kom gauw terug, en neem blikjes mee.'],
    shelter: ['Mijn kussen, mijn regels.', 'Eindelijk een plek om me te vervelen.'],
    lay: ['Een plank is een belofte.', 'Pas op in het midden. Daar kraakt het.'],
  },
  marks: [
    'Eerst een container: je betaalt elke een blikje, neemt alle blikjes van één en doet wat die zegt.',
    'Dan lopen je katten. Wat van jou is, is gratis; wat van anderen is, kost blikjes.',
    'Breng een paar samen op één dak: dat wint een vis, en vissen beslissen het spel.',
  ],
  legend: {
    can: 'Een blikje: over wat anderen gebouwd hebben lopen kost er een paar.',
    fish: 'Een vis: van jou als je paar elkaar ontmoet.',
    catwalk: 'Een loopplank over een gat; anderen betalen de eigenaar.',
    deluxe: 'Een luxe loopplank; anderen betalen meer.',
    shelter: 'Een schuilplaats op een dak; anderen betalen om binnen te komen.',
  },
  styles: {
    steady: 'speelt wat hij het beste vindt',
    bold: 'brengt graag paren in het spel en rent graag',
    thrifty: 'spaart graag blikjes',
    pushy: 'bouwt graag waar anderen lopen',
  },
} as const satisfies Translated<typeof english>;
