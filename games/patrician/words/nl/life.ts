import type { Translated } from '@showboat/engine';
import type { life as english } from '../en/life';

export const life = {
  remarks: {
    won: ['Een toren mijn familie waardig.', 'Die zien ze tot in Siena.'],
    lost: ['Hoger is niet edeler.', 'Ik bewaar mijn stenen voor een betere stad.'],
    move: ['Wat omhoog gaat, mag ook opzij.', 'Even wat opruimen, meer niet.'],
    build: ['Steen op steen.', 'Mortel, graag. En zachtjes.'],
    take: ['Dat gezicht zocht ik.', 'Mijn galerij groeit.'],
    messenger: ['Rijd, en stop niet voor wijn.', 'Nieuws reist sneller dan steen.'],
  },
  marks: [
    'Een kaart bouwt een verdieping in haar stad: kies de kaart, dan de linker- of de rechtertoren.',
    'Daarna neem je de kaart die bij die stad ligt. Drie dezelfde portretten tellen aan het einde.',
    'Is een stad vol, dan winnen de meeste verdiepingen in een toren zijn fiche, in de hoogste de grootste.',
  ],
  legend: {
    crest: 'Een wapen: bouw in deze stad. Twee wapens: daar twee verdiepingen.',
    portrait: 'Een portret: drie dezelfde tellen aan het einde.',
    any: 'Neem een willekeurige open kaart, niet alleen die waar je gebouwd hebt.',
    move: 'Verplaats de bovenste verdieping van een toren naar de andere van die stad.',
    coin: 'Een prestigefiche: die gaat naar wie de meeste verdiepingen in die toren heeft.',
    messenger: 'Een bode tussen twee steden.',
  },
  styles: {
    steady: 'speelt wat hij het beste vindt',
    bold: 'houdt van de grote steden',
    thrifty: 'verzamelt graag portretten',
    pushy: 'bouwt graag op anderen en verplaatst hun verdiepingen',
  },
} as const satisfies Translated<typeof english>;
