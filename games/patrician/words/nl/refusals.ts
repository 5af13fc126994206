import { nameMover } from '../names';
import type { RefusalPhrases } from '../phrases';
import { cardNamer, city, link, otherSite, towerNamer } from '../refusals';
import { nameCard, names } from './names';

const card = cardNamer(nameCard);
const tower = towerNamer(names);

/** A move that is refused. Each says what would have been needed. */
export const refusals: RefusalPhrases = {
  sentences: {
    'not-a-move': () => 'Dit is geen zet van dit spel',
    'game-over': () => 'Niemand is meer aan de beurt, alle kaarten zijn gespeeld',
    'chance-decides': () => 'Eerst moet er een kaart van de stapel worden getrokken',
    'not-chance': () => 'Kaarten worden alleen getrokken bij de voorbereiding en om een kaartplek aan te vullen',
    'play-first': () => 'Een beurt begint met het spelen van een kaart',
    'played-already': (detail) => `Per beurt wordt één kaart gespeeld, dat was ${card(detail.card)}`,
    'card-not-in-hand': (detail) =>
      `Alleen een kaart uit de eigen hand kan worden gespeeld, ${card(detail.card)} zit daar niet bij`,
    'build-first': () => 'Eerst moet voor elk wapen van de kaart een verdieping worden gebouwd',
    'nothing-to-build': () => 'Voor elk wapen van de gespeelde kaart wordt een verdieping gebouwd, er is er geen meer over',
    'last-floor-elsewhere': (detail) =>
      `De laatste verdieping van ${city(detail.city)} moet naar de ${tower(otherSite(detail.site))}, die is nog leeg`,
    'move-or-decline': () => 'Eerst moet een verdieping worden verplaatst, of n worden gekozen om er geen te verplaatsen',
    'no-move-now': (detail) =>
      `Een verdieping verplaatsen kan alleen met het verplaatssymbool en voordat er een kaart wordt genomen, de kaart was ${card(detail.card)}`,
    'city-not-in-play': (detail) => `De stad moet in dit spel meedoen, ${city(detail.city)} doet niet mee`,
    'move-where-built': (detail) =>
      `Verplaatsen kan alleen in een andere stad dan die waar is gebouwd, en dat is ${city(detail.city)}`,
    'move-without-floor': (detail) =>
      `Verplaatsen kan alleen waar je zelf een verdieping hebt, in ${city(detail.city)} heb je er geen`,
    'move-in-complete-city': (detail) => `Verplaatsen kan alleen in een open stad, ${city(detail.city)} is voltooid`,
    'move-from-empty-site': (detail) =>
      `Er moet een verdieping zijn om te verplaatsen, de ${tower(detail.site)} van ${city(detail.city)} is leeg`,
    'move-would-empty-site': (detail) =>
      `Aan deze tafel moet een toren een verdieping overhouden, de ${tower(detail.site)} van ${city(detail.city)} heeft er maar één`,
    'take-first': () => 'Eerst moet er een kaart worden genomen',
    'no-take-now': () => 'Per beurt wordt één kaart genomen, dat is al gebeurd',
    'no-card-there': (detail) => `Er moet een kaart liggen, bij ${city(detail.city)} ligt er geen`,
    'take-where-built': (detail) => `De kaart moet worden genomen waar je hebt gebouwd, bij ${city(detail.city)}`,
    'place-or-decline': () => 'Eerst moet een bode worden geplaatst, of n worden gekozen om er geen te plaatsen',
    'no-messenger-now': () => 'Een bode plaatsen kan alleen aan het einde van een beurt met een sterkaart',
    'link-not-in-play': (detail) => `Beide steden moeten in dit spel meedoen, bij ${link(detail.link)} is dat niet zo`,
    'messenger-where-built': (detail) =>
      `Een bode moet wegblijven van de stad waar is gebouwd, ${link(detail.link)} raakt daaraan`,
    'link-taken': (detail) => `Op een verbinding past één bode, op ${link(detail.link)} staat er al een`,
    'city-has-two-messengers': (detail) =>
      `Aan een stad grenzen hooguit twee boden, op ${link(detail.link)} zou er een derde staan`,
    'first-player-drawn': () => 'Eerst moet worden geloot wie begint',
    'no-such-seat': (detail) => `Die speler moet er zijn, deze tafel heeft er ${detail.seats}`,
    'deal-in-order': (detail) =>
      `De kaarten worden in de volgorde van de plaatsen gedeeld, nu aan ${nameMover(names, String(detail.seat))}`,
    'not-a-star-card': (detail) => `Een starthand bestaat uit sterkaarten, ${card(detail.card)} is er geen`,
    'turn-up-elsewhere': (detail) => `De kaart moet bij ${city(detail.city)} worden opengedraaid`,
    'card-not-in-pile': (detail) => `De kaart moet in de stapel zitten, ${card(detail.card)} zit daar niet in`,
  },
  unknown: (code) => `geweigerd (${code})`,
};
