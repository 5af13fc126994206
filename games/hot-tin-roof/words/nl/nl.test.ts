import { toldBy } from '@showboat/engine/lines';
import { expect, test } from 'vitest';
import { hotTinRoof as game } from '../..';
import { STANDARD_FILE } from '../../rules/standard-board';
import { sketch } from '../../testing/sketch';
import { loadAllWords } from '../load-late';
import { STATE } from '../state-for-tests';
import { names } from './names';

const nl = await loadAllWords('nl');

const told = toldBy(game, nl);

test('every roof of our own quarter has a Dutch name, and no two begin alike', () => {
  const said = STANDARD_FILE.roofs.map(({ name = '' }) => names.roofs[name]);
  expect(said.filter((name) => name === undefined || name.length > 18)).toEqual([]);
  expect(new Set(said.map((name) => name.slice(0, 3))).size).toBe(STANDARD_FILE.roofs.length);
});

test('a dumpster with a number has no article', () => {
  expect(told(STATE, 'home1 +l home1=h33 s:r06>r10:B1C2 .')).toEqual([
    'Gember duikt in thuiscontainer 1 voor 5 blikjes.',
    'Gember plaatst het liggende paar op Augurkenkade en Dakraamatelier.',
    'De stapel toont Schoorsteenhuis – Mandolinehuis onder thuiscontainer 1.',
    'Gember stuurt de zittende kat van Vingerhoedshoek naar Mandolinehuis en betaalt Crème 1 en Middernacht 2.',
  ]);
  expect(told(STATE, 'shelter r15')).toEqual([
    'Gember duikt in de schuilplaatscontainer voor 2 blikjes.',
    'Gember zet een schuilplaats op Regentonrij.',
  ]);
});

test('menus end in the infinitive', () => {
  const near = sketch({ cats: ['r06+r08/-'], catwalks: 'g12=A', at: 'moving' });
  expect(game.legalMoves(near).map((move) => nl.describeMove(near, move))).toEqual([
    'de zittende kat van Vingerhoedshoek naar Theepotplein sturen, gratis: het paar vindt elkaar',
    'de zittende kat van Theepotplein naar Vingerhoedshoek sturen, gratis: het paar vindt elkaar',
    'de beurt beëindigen',
  ]);
});

test('one can, one fish, and poses on their own', () => {
  expect(nl.describeTable(STATE, 0).slice(4, 9)).toEqual([
    '  loopplankcontainer: 1 blikje',
    '  schuilplaatscontainer: 1 blikje',
    'Je katten',
    '  s:r06: zittend, Vingerhoedshoek',
    '  s:r15: zittend, Regentonrij',
  ]);
  expect(nl.describeTable(STATE, 0)[9]).toBe(
    '* Gember: 10 blikjes; 1 vis; 16 punten; zittend paar op Vingerhoedshoek en Regentonrij; liggend paar in de hand; 5 loopplanken en de luxe loopplank; 3 schuilplaatsen',
  );
  expect(nl.answer(STATE, 'mandolinehuis')).toContain('Bakkerszolder (g20, luxe loopplank van Middernacht)');
});
