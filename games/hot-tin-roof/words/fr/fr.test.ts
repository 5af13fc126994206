import { toldBy } from '@showboat/engine/lines';
import { expect, test } from 'vitest';
import { hotTinRoof as game } from '../..';
import { ISLAND } from '../../testing/island';
import { sketch } from '../../testing/sketch';
import { loadAllWords } from '../load-late';
import { STATE } from '../state-for-tests';
import { boxes, names, of } from './names';

const fr = await loadAllWords('fr');

const told = toldBy(game, fr);

test('plurals begin at two, and names are elided', () => {
  expect([0, 1, 2].map(boxes)).toEqual(['0 boîte', '1 boîte', '2 boîtes']);
  expect(['Abricot', 'Crème', 'Édith'].map(of)).toEqual(['d’Abricot', 'de Crème', 'd’Édith']);
});

test('every house has a French name, which fits its plate and is known by its first three letters', () => {
  const said = Array.from({ length: 15 }, (_, roof) => fr.nameRoof(STATE, roof));
  expect([...said].sort()).toEqual(Object.values(names.roofs).sort());
  expect(said.filter((name) => name.length > 18)).toEqual([]);
  expect(new Set(said.map((name) => name.slice(0, 3))).size).toBe(15);
});

test('events', () => {
  expect(told(STATE, 'home1 +l home1=h33 s:r06>r10:B1C2 .')).toEqual([
    'Abricot fouille la benne Logis 1 pour 5 boîtes.',
    'Abricot place les chats couchés sur Quai Cornichon et Studio Lucarne.',
    'La pioche révèle Cheminée Tordue – Maison Mandoline sous la benne Logis 1.',
    'Abricot mène le chat assis de Coin du Dé Doré à Maison Mandoline et paie 1 à Crème et 2 à Minuit.',
  ]);
  expect(told(sketch({ cans: [3] }), 'poor')).toEqual(['Abricot n’a pas de quoi miser et prend 2 boîtes.']);
});

test('how a roof stands, with its narrow spaces', () => {
  expect(fr.answer(STATE, 'terrasse théière')).toContain('Terrasse Théière (r08)\u202F; abri de Minuit\u202F; vers ');
  expect(fr.answer(STATE, 'r10')).toContain(
    'vers Terrasse Théière (g16, passerelle d’Abricot), Halle au Coq (g17, brèche ouverte)',
  );
  expect(fr.answer(STATE, 'r06')).toContain('\u202F; chat\u00A0: Abricot assis\u202F; ');
  expect(fr.answer(sketch({ options: { board: ISLAND } }), 'r01')).toContain('r03 (liaison libre)');
});

test('status, tasks and the table', () => {
  expect(fr.describeStatus(STATE)).toBe('Manche 1 · 7 poissons');
  expect([fr.describeTask(STATE, 0), fr.describeTask(STATE, 1)]).toEqual(['Choisissez une benne', 'Attendez Abricot']);
  expect(fr.warnOfAnte(STATE, 4)).toBe('Moins de 5 boîtes\u00A0: au prochain tour, vous n’en prendrez que 2.');
  expect(fr.describeTable(STATE, 0).at(-3)).toBe(
    '* Abricot\u00A0: 10 boîtes\u202F; 1 poisson\u202F; score 16\u202F; chats assis sur Coin du Dé Doré et Passage du Tonneau\u202F; chats couchés en main\u202F; 5 passerelles et celle de luxe\u202F; 3 abris',
  );
});

test('a seat in a refusal is named in French', () => {
  expect(fr.sayRefusal({ code: 'deluxe-too-early', rule: 'HTR-DLX-3', detail: { seat: 'B' } })).toBe(
    'On ne pose une passerelle de luxe que lorsque tout le monde a un poisson, or Crème n’en a pas (HTR-DLX-3).',
  );
});
