import { expect, test } from 'vitest';
import { patrician as game } from '../..';
import { sketch } from '../../testing/sketch';
import { loadAllWords } from '../load-late';
import { events } from './events';

const nl = await loadAllWords('nl');

const STATE = sketch({
  options: { messengers: true },
  cities: { siena: '0101/22/roma-1', roma: '00/1/siena-2' },
  hands: ['roma-7', 'siena-4', 'roma-4'],
  played: ['siena-3', 'siena-1', 'siena-5'],
  placed: 'bologna-siena',
  turn: 1,
  pile: 'milano-1',
});

test('two floors on one site and hidden cards are counted', () => {
  const floor = events.builds(7, 'A', 1);
  expect(nl.joinPhrases('black', [events.plays(0), floor, floor])).toMatch(/^Zwart speelt .* en bouwt twee verdiepingen op /);
  expect(nl.joinPhrases('red', [events.isDealtHidden(1), events.isDealtHidden(1)])).toBe('Rood krijgt twee kaarten.');
});

test('one messenger and two', () => {
  expect([1, 2].map((bonus) => events.wins(7, 8, true, bonus).split(' plus ')[1])).toEqual(['2 voor de bode', '4 voor de boden']);
  expect(nl.answer(STATE, 'siena')).toBe(
    'Siena: nog één verdieping te bouwen; linkertoren 4 hoog (Zwart 2, Wit 2): Wit voor 7, staat hoger dan Zwart; rechtertoren 2 hoog (Rood 2): Rood voor 4; een bode geeft elke toren 2 extra; er ligt Roma (twee wapens)',
  );
});

test('menus end in the infinitive', () => {
  expect(game.legalMoves(STATE).map((move) => nl.describeMove(STATE, move))).toEqual(['Siena (baard) spelen']);
});

test('players have Dutch names in refusals, too', () => {
  expect(nl.sayRefusal({ code: 'deal-in-order', rule: 'PAT-SETUP-4', detail: { seat: 'yellow' } })).toBe(
    'De kaarten worden in de volgorde van de plaatsen gedeeld, nu aan Geel (PAT-SETUP-4).',
  );
});
