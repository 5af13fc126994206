import type { FieldPhrases } from '../fields';

const counted = (count: unknown, one: string, many: string): string => `${String(count)} ${count === 1 ? one : many}`;

const areGiven = (count: unknown): string => (count === 1 ? 'er is er 1' : `er zijn er ${String(count)}`);

export const fields: FieldPhrases = {
  needs: {
    position: 'een object',
    game: '"patrician"',
    options: 'een object met opties',
    seats: '2 t/m 5',
    cities: 'een object met alle steden die meedoen',
    'cities.*': 'een object zoals { "A": "01", "B": "", "card": "roma-3" }',
    'cities.*.A': 'een tekst met nummers van spelers van onder naar boven zoals "0110", hooguit 9',
    'cities.*.B': 'een tekst met nummers van spelers van onder naar boven zoals "0110", hooguit 9',
    'cities.*.card': 'een kaart zoals "roma-3", of null',
    players: 'een lijst van 2 tot 5 spelers',
    'players[]': 'een object',
    'players[].hand': 'een lijst van kaarten',
    'players[].hand[]': 'een kaart zoals "roma-3"',
    'players[].played': 'een lijst van kaarten',
    'players[].played[]': 'een kaart zoals "roma-3"',
    'players[].tokens': 'een lijst van fiches zoals ["roma:9"]',
    'players[].tokens[]': 'een fiche zoals "roma:9"',
    'players[].bonus': '0 t/m 24',
    'players[].messengers': '0 t/m 2',
    pile: 'een lijst van kaarten',
    'pile[]': 'een kaart zoals "roma-3"',
    placed: 'een lijst van hooguit 6 boden',
    'placed[]': 'een object zoals { "link": "lucca-milano", "late": [] }',
    'placed[].link': 'een verbinding zoals "lucca-milano"',
    'placed[].late': 'een lijst van hooguit 2 steden',
    'placed[].late[]': 'een stad zoals "lucca"',
    turn: 'het nummer van een speler, of null als de partij voorbij is',
    placing: 'true of false',
  },
  list: 'een lijst',
  object: 'een object',
  bad: (need, given) => `verwacht werd ${need}, opgegeven is ${given}`,
  missing: (need) => `ontbreekt, verwacht werd ${need ?? 'een waarde'}`,
  sentences: {
    'unreadable-action': ({ text }) =>
      `‘${text}’ is geen actie, deze zijn het wel: roma-3 A B move:siena:AB take:lucca messenger:lucca-milano n`,
    'unknown-field': () => 'is geen veld van een stelling',
    'within-a-turn': () =>
      'moet tussen twee beurten zijn of vlak voor het plaatsen van een bode, binnen een beurt zijn er alleen partijverslagen',
    'hidden-cards': () => 'moet helemaal bekend zijn, wat één speler ziet is geen stelling',
    'city-missing': ({ city }) => `moet elke stad bevatten die meedoet, ${city} ontbreekt`,
    'city-not-in-play': ({ city }) => `moet een stad van dit spel zijn, ${city} is dat niet`,
    'no-such-seat': ({ seat }) => `moet kleiner zijn dan het aantal spelers, was ${seat}`,
    'players-and-seats': ({ count, seats }) => `moet evenveel spelers hebben als seats, ${seats}, ${areGiven(count)}`,
    'unknown-card': ({ card }) => `moet een kaart zijn zoals "roma-3", was "${card}"`,
    'card-not-in-play': ({ card }) => `moet van een stad zijn die meedoet, ${card} is dat niet`,
    'card-twice': ({ card }) => `mag geen kaart dubbel bevatten, ${card} is al ergens anders`,
    'card-missing': ({ card }) => `moet alle kaarten bevatten die nergens anders zijn, ${card} ontbreekt`,
    'unknown-token': ({ token }) => `moet een fiche zijn zoals "roma:9", was "${token}"`,
    'unknown-link': ({ link }) => `moet een verbinding zijn zoals "lucca-milano", was "${link}"`,
    'late-not-an-end': ({ city, link }) => `moet een uiteinde van ${link} zijn, één keer, was "${city}"`,
    'late-but-open': ({ city, link }) => `moet als late uiteinden voltooide steden hebben, ${city} van ${link} is dat niet`,
    'floors-and-crests': ({ seat, floors, crests }) =>
      `moet evenveel verdiepingen van speler ${seat} hebben als die wapens heeft gespeeld, ${crests}, ${areGiven(floors)}`,
    'site-left-empty': () => 'moet een verdieping hebben, de stad is voltooid',
    'card-spot-empty': () => 'moet een kaart zijn, de stad is open en de stapel niet leeg',
    'tokens-differ': ({ expected }) =>
      expected === ''
        ? 'moet leeg zijn, geen toren is voor deze speler gewaardeerd'
        : `moet zijn wat de torens opleveren: ${expected}`,
    'bonus-differs': ({ expected, given }) => `moet zijn wat torens en boden opleveren, ${expected}, was ${given}`,
    'turns-unequal': ({ count }) =>
      `moet kloppen met de beurtvolgorde vanaf wie aan de beurt is, met ${counted(count, 'kaart', 'kaarten')} klopt dat niet`,
    'hand-size': ({ expected, given }) => `moet ${counted(expected, 'kaart', 'kaarten')} hebben, ${areGiven(given)}`,
    'too-many-messengers': ({ given, most }) => `moet hooguit ${most} zijn, was ${given}`,
    'messengers-without-stars': ({ placed, stars }) =>
      `moet kloppen met de gespeelde sterkaarten, ${placed} geplaatst met ${counted(stars, 'sterkaart', 'sterkaarten')}`,
    'messengers-placed': ({ expected, given }) =>
      `moet evenveel boden bevatten als de spelers hebben geplaatst, ${expected}, ${areGiven(given)}`,
    'link-not-in-play': ({ link }) => `moet tussen steden zijn die meedoen, ${link} is dat niet`,
    'link-taken': ({ link }) => `moet één bode per verbinding hebben, ${link} heeft er twee`,
    'city-has-two-messengers': ({ city }) => `moet hooguit twee boden bij een stad hebben, ${city} heeft er meer`,
    'not-over-yet': () => 'moet het nummer van een speler zijn, er zijn nog kaarten te spelen',
    'already-over': () => 'moet null zijn, er zijn geen kaarten meer te spelen',
    'placing-not-possible': () => 'moet false zijn, hier mag geen bode worden geplaatst',
  },
};
