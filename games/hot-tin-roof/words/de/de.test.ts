import { toldBy } from '@showboat/engine/lines';
import { expect, test } from 'vitest';
import { hotTinRoof as game } from '../..';
import { STANDARD_FILE } from '../../rules/standard-board';
import { ISLAND } from '../../testing/island';
import { run, sketch } from '../../testing/sketch';
import { loadAllWords } from '../load-late';
import { STATE } from '../state-for-tests';
import { names } from './names';

const de = await loadAllWords('de');

const told = toldBy(game, de);

test('every house has a name of its own that fits on its plate', () => {
  const said = STANDARD_FILE.roofs.map(({ name = '' }) => names.roofs[name] ?? '');
  expect(said.filter((name) => name === '' || name.length > 18)).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

test('events', () => {
  expect(told(STATE, 'home1 +l home1=h33 s:r06>r10:B1C2 .')).toEqual([
    'Zimt wühlt 5 Dosen aus dem Heimcontainer 1.',
    'Zimt setzt das liegende Paar auf Gurkenkai und Fensteratelier.',
    'Der Stapel zeigt Kaminhaus – Mandolinenhaus unter dem Heimcontainer 1.',
    'Zimt läuft mit der sitzenden Katze vom Fingerhuteck zum Mandolinenhaus und zahlt 1 an Creme und 2 an Lakritz.',
  ]);
  expect(told(STATE, 'catwalk g21*')[1]).toBe('Zimt legt einen Luxussteg zwischen Mandolinenhaus und Regenfassgang.');
  expect(told(STATE, 'shelter r15')[1]).toBe('Zimt baut auf dem Regenfassgang einen Unterstand.');
});

test('names of other boards take no article', () => {
  const island = sketch({ options: { board: ISLAND } });
  const shelters = game.legalMoves(run(island, 'shelter')).map((move) => de.describeMove(island, move));
  expect(shelters[0]).toBe('auf r01 einen Unterstand bauen');
});

test('moves, tasks and standings', () => {
  const near = sketch({ cats: ['r06+r08/-'], catwalks: 'g12=A', at: 'moving' });
  expect(game.legalMoves(near).map((move) => de.describeMove(near, move))[0]).toBe(
    'mit der sitzenden Katze vom Fingerhuteck zum Teekannenhof laufen, gratis: das Paar trifft sich',
  );
  expect(de.describeStatus(STATE)).toBe('Runde 1 · noch 7 Fische');
  expect(de.describeTable(STATE, 0).at(-3)).toBe(
    '* Zimt: 10 Dosen; 1 Fisch; Punktestand 16; sitzendes Paar auf Fingerhuteck und Regenfassgang; liegendes Paar in der Hand; 5 Laufstege und der Luxussteg; 3 Unterstände',
  );
  expect(de.answer(STATE, 'teekannenhof')).toContain('Teekannenhof (r08); Unterstand von Lakritz; Verbindungen: ');
});
