import { expect, test } from 'vitest';
import { run, sketch } from '../../testing/sketch';
import { loadAllWords } from '../load-late';
import { cards, floors } from './names';

const fr = await loadAllWords('fr');

const STATE = sketch({
  options: { messengers: true },
  cities: { siena: '0101/22/roma-1', roma: '00/1/siena-2', lucca: '1/-/milano-2' },
  hands: ['roma-7 roma-3 roma-2', 'siena-4 lucca-3', 'roma-4'],
  played: ['siena-3', 'siena-1', 'siena-5'],
  placed: 'bologna-siena',
  turn: 1,
  pile: 'milano-1',
});

test('numbers have a gender at none and one, and a plural from two on', () => {
  expect([0, 1, 2, 11].map(floors)).toEqual(['aucun étage', 'un étage', 'deux étages', '11 étages']);
  expect([0, 1, 2, 11].map(cards)).toEqual(['aucune carte', 'une carte', 'deux cartes', '11 cartes']);
});

test('one sentence of a turn', () => {
  const built = 'construit un étage sur la tour de gauche de Roma';
  expect(fr.joinPhrases('black', ['joue Roma (deux blasons)', built, built])).toBe(
    'Noir joue Roma (deux blasons) et construit deux étages sur la tour de gauche de Roma.',
  );
  expect(fr.joinPhrases('red', ['reçoit une carte', 'reçoit une carte'])).toBe('Rouge reçoit deux cartes.');
});

test('how a city stands, with its narrow spaces', () => {
  expect(fr.answer(STATE, 'siena')).toBe(
    'Siena\u00A0: il manque un étage\u202F; tour de gauche, quatre étages (Noir 2, Blanc 2)\u00A0: Blanc pour 7, placé plus haut que Noir\u202F; tour de droite, deux étages (Rouge 2)\u00A0: Rouge pour 4\u202F; les messagers ajoutent 2 à chacune des tours\u202F; carte à prendre\u00A0: Roma (deux blasons)',
  );
});

test('status, tasks and the table', () => {
  expect(fr.describeStatus(STATE)).toBe('Manche 2/16 · pioche 1');
  expect([fr.describeTask(STATE, 1), fr.describeTask(STATE, 0)]).toEqual(['Jouez une carte', 'Attendez Blanc']);
  expect(fr.describeTask(run(STATE, 'siena-4'), 1)).toBe('Construisez un étage à Siena');
  expect(fr.describeTable(STATE, 1)[3]).toBe(
    '  Noir\u00A0: prestige 0\u202F; aucun jeton de 2 points\u202F; deux messagers\u202F; trois cartes en main\u202F; une jouée, en dernier Siena (étoile, dame)\u202F; portraits\u00A0: dame 1, bonnet rouge 0, barbu 0',
  );
});

test('a seat in a refusal is named in French', () => {
  expect(fr.sayRefusal({ code: 'deal-in-order', rule: 'PAT-SETUP-4', detail: { seat: 'black' } })).toBe(
    'Les mains se distribuent dans l’ordre des sièges, c’est à Noir de recevoir (PAT-SETUP-4).',
  );
});
