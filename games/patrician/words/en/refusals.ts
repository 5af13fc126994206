import type { RefusalPhrases } from '../phrases';
import { cardNamer, city, link, otherSite, towerNamer } from '../refusals';
import { nameCard, names } from './names';

const card = cardNamer(nameCard);
const tower = towerNamer(names);

/** A move that is refused. Each says what would have been needed. */
export const refusals: RefusalPhrases = {
  sentences: {
    'not-a-move': () => 'This is not a move of this game',
    'game-over': () => 'Nobody moves any more, all cards are played',
    'chance-decides': () => 'First a card must be drawn from the pile',
    'not-chance': () => 'Cards are drawn only in the set-up and when a card spot is to be refilled',
    'play-first': () => 'A turn begins with playing a card',
    'played-already': (detail) => `One card is played in a turn, it was ${card(detail.card)}`,
    'card-not-in-hand': (detail) => `Only a card of the own hand can be played, ${card(detail.card)} is not there`,
    'build-first': () => 'First every crest of the card must be built',
    'nothing-to-build': () => 'A floor is built for every crest of the card played, there is none left',
    'last-floor-elsewhere': (detail) =>
      `The last floor of ${city(detail.city)} must go to the ${tower(otherSite(detail.site))}, which is still empty`,
    'move-or-decline': () => 'First a floor must be moved, or n chosen to move none',
    'no-move-now': (detail) =>
      `A floor is moved only with the move symbol and before a card is taken, the card was ${card(detail.card)}`,
    'city-not-in-play': (detail) => `The city must be in this game, ${city(detail.city)} is not`,
    'move-where-built': (detail) => `A floor must be moved in another city than the one built in, which is ${city(detail.city)}`,
    'move-without-floor': (detail) => `A floor is moved only where you have one yourself, in ${city(detail.city)} you have none`,
    'move-in-complete-city': (detail) => `A floor is moved only in an open city, ${city(detail.city)} is complete`,
    'move-from-empty-site': (detail) =>
      `There must be a floor to move, the ${tower(detail.site)} of ${city(detail.city)} is empty`,
    'move-would-empty-site': (detail) =>
      `A tower must keep a floor at this table, the ${tower(detail.site)} of ${city(detail.city)} has only one`,
    'take-first': () => 'First a card must be taken',
    'no-take-now': () => 'One card is taken in a turn, it was taken already',
    'no-card-there': (detail) => `A card must lie there, at ${city(detail.city)} there is none`,
    'take-where-built': (detail) => `The card must be taken where you built, at ${city(detail.city)}`,
    'place-or-decline': () => 'First a messenger must be placed, or n chosen to place none',
    'no-messenger-now': () => 'A messenger is placed only at the end of a turn with a star card',
    'link-not-in-play': (detail) => `Both cities must be in this game, ${link(detail.link)} is not`,
    'messenger-where-built': (detail) => `A messenger must keep away from the city built in, ${link(detail.link)} touches it`,
    'link-taken': (detail) => `A link holds one messenger, ${link(detail.link)} has it already`,
    'city-has-two-messengers': (detail) => `A city is touched by two messengers at most, ${link(detail.link)} would be a third`,
    'first-player-drawn': () => 'First it must be drawn who begins',
    'no-such-seat': (detail) => `There must be such a player, this table has ${detail.seats}`,
    'deal-in-order': (detail) => `Hands are dealt in the order of the seats, now to ${city(detail.seat)}`,
    'not-a-star-card': (detail) => `Starting hands are of star cards, ${card(detail.card)} is none`,
    'turn-up-elsewhere': (detail) => `The card must be turned up at ${city(detail.city)}`,
    'card-not-in-pile': (detail) => `The card must be in the pile, ${card(detail.card)} is not`,
  },
  unknown: (code) => `refused (${code})`,
};
