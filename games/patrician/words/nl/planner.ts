import type { Translated } from '@showboat/engine';
import type { planner as english } from '../en/planner';

export const planner = {
  board: 'De steden',
  boardHelp:
    'Kies een kaart met een cijfertoets, een toren met de pijltjestoetsen links en rechts, en druk op Enter om te bouwen. De pijltjestoetsen gaan ook langs verdiepingen om te verplaatsen, kaarten om te nemen en wegen voor een bode.',
  dropped: 'Het plan is geschrapt.',
  nothingToUndo: 'Er is niets om terug te nemen.',
  nothingToRedo: 'Er is niets om opnieuw te doen.',
  noCard: (city) => `Je hebt geen kaart van ${city}.`,
  begun: (city) => `Eerste verdieping in ${city}. Kies waar de tweede komt.`,
  keys: {
    cards: 'Een kaart uit je hand kiezen',
    plans: 'Langs de mogelijke plekken gaan',
    hand: 'Langs je kaarten gaan',
    enter: 'Bouwen, verplaatsen, nemen of plaatsen zoals gepland',
    other: 'De andere toren, of de volgende plek',
    decline: 'Niets verplaatsen, geen bode plaatsen',
    undo: 'Terugnemen',
    redo: 'Opnieuw doen',
    escape: 'Het plan schrappen',
    chart: 'De landkaart verschuiven',
    zoom: 'Dichterbij, verder weg',
    whole: 'De hele landkaart',
    centre: 'Terug naar de hele landkaart',
  },
} as const satisfies Translated<typeof english>;
