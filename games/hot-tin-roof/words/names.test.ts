import { LANGUAGES, type Refusal, type WhyWords, createRandom, playRandomly, setUp, unwrap } from '@showboat/engine';
import { describe, expect, test } from 'vitest';
import { hotTinRoof as game } from '../index';
import { COLOURS, type State } from '../rules/state';
import { STANDARD_FILE } from '../rules/standard-board';
import { ISLAND } from '../testing/island';
import { run, sketch } from '../testing/sketch';
import { loadAllWords, loadWhyWords } from './load-late';
import type { Words } from './words';

const ALL_WHY = await Promise.all(LANGUAGES.map(loadWhyWords));
const ALL_WORDS = await Promise.all(LANGUAGES.map(loadAllWords));
const [en, de, fr, nl] = ALL_WORDS;

type AllWords = (typeof ALL_WORDS)[number];

const NAMES = ['Tess', 'Odile', 'Jonas', 'Pilar'];

const STATE = sketch({
  options: { deluxe: true },
  cats: ['r06+r15/-', 'r03+r12/-'],
  catwalks: 'g12=B g16=A g20=C*',
  shelters: 'r08=C',
  fish: [1, 0, 1],
});
const MOVING = run(STATE, 'catwalk -');

const named = (words: Words): Words => words.withNames((seat) => NAMES[seat]);

const toldWalk = (words: Words, token: string): readonly string[] => {
  const move = unwrap(game.parseMove(MOVING, token));
  const [{ who, what }] = words.describeEvent(MOVING, move, run(MOVING, token));
  return [words.joinPhrases(who, what), words.describeMove(MOVING, move)];
};

test.each([
  [
    en,
    'Tess walks the sitting cat from Thimble Corner to Mandolin House and pays Odile 1 and Jonas 2.',
    'walk the sitting cat from Thimble Corner to Mandolin House, Odile 1 and Jonas 2',
    'Wait for Tess',
    'Odile 1 and Jonas 2',
  ],
  [
    de,
    'Tess läuft mit der sitzenden Katze vom Fingerhuteck zum Mandolinenhaus und zahlt 1 an Odile und 2 an Jonas.',
    'mit der sitzenden Katze vom Fingerhuteck zum Mandolinenhaus laufen, 1 an Odile und 2 an Jonas',
    'Warte auf Tess',
    '1 an Odile und 2 an Jonas',
  ],
  [
    fr,
    'Tess mène le chat assis de Coin du Dé Doré à Maison Mandoline et paie 1 à Odile et 2 à Jonas.',
    'mener le chat assis de Coin du Dé Doré à Maison Mandoline, 1 à Odile et 2 à Jonas',
    'Attendez Tess',
    '1 à Odile et 2 à Jonas',
  ],
  [
    nl,
    'Tess stuurt de zittende kat van Vingerhoedshoek naar Mandolinehuis en betaalt Odile 1 en Jonas 2.',
    'de zittende kat van Vingerhoedshoek naar Mandolinehuis sturen, Odile 1 en Jonas 2',
    'Wacht op Tess',
    'Odile 1 en Jonas 2',
  ],
])('$language: sentences with the names of players', (words, sentence, move, task, payment) => {
  expect(toldWalk(named(words), 's:r06>r10:B1C2')).toEqual([sentence, move]);
  expect(named(words).describeTask(STATE, 1)).toBe(task);
  expect(named(words).sayPayment([0, 1, 2])).toBe(payment);
});

test('what the game calls a seat is handed on, and stays its name', () => {
  const words = en.withNames((seat, own) => (seat === 0 ? `${own} (You)` : own));
  expect(toldWalk(words, 's:r06>r10:B1C2')[0]).toBe(
    'Ginger (You) walks the sitting cat from Thimble Corner to Mandolin House and pays Cream 1 and Midnight 2.',
  );
  expect([named(en).nameSeat(STATE, 1), named(en).nameMover('cream')]).toEqual(['Cream', 'Cream']);
  expect(named(en).joinPhrases('chance', ['shows a tile'])).toBe('The stack shows a tile.');
});

test('roofs and standings in words, with names', () => {
  const [english, , french] = ALL_WORDS.map((words) => words.withNames((seat) => NAMES[seat]));
  expect(english.answer(STATE, 'r08')).toContain(
    'Teapot Terrace (r08); shelter of Jonas; to Thimble Corner (g12, catwalk of Odile)',
  );
  expect(english.answer(STATE, 'r06')).toContain('; cats Tess sitting; ');
  expect(french.answer(STATE, 'r08')).toContain('abri de Jonas\u202F; vers Coin du Dé Doré (g12, passerelle d’Odile)');
  expect(english.describeSurroundings(STATE, 0).at(-1)?.lines[1]).toMatch(/^Odile: 10 cans; /);
});

describe('refusals', () => {
  const whyNot = (state: State, token: string): Refusal => {
    const refusal = game.refuse(state, unwrap(game.parseMove(state, token)));
    if (!refusal) throw new Error(`${token} is legal`);
    return refusal;
  };
  const [english, german, french, dutch] = ALL_WHY;
  const withNames = (words: WhyWords): WhyWords => words.withNames?.((seat) => NAMES[seat]) ?? words;
  const LAYING = run(STATE, 'catwalk');
  const BUILDING = run(STATE, 'shelter');

  const said = (words: Pick<WhyWords, 'sayRefusal'>): readonly string[] =>
    [
      whyNot(LAYING, 'g12'),
      whyNot(LAYING, 'g01*'),
      whyNot(BUILDING, 'r08'),
      whyNot(MOVING, 'l:r06>r10'),
      whyNot(MOVING, 's:r06>r06'),
      whyNot(MOVING, 's:r06>r09'),
      whyNot(MOVING, 's:r06>r10'),
    ].map((refusal) => words.sayRefusal(refusal));

  test('name roofs, gaps and players as the table shows them', () => {
    expect(said(withNames(english))).toEqual([
      'A gap holds one catwalk, the one between Thimble Corner and Teapot Terrace has it already (HTR-DUMP-11).',
      'A deluxe catwalk may be laid once all players have a fish, Odile has none (HTR-DLX-3).',
      'A patio holds one shelter, Teapot Terrace has it already (HTR-DUMP-13).',
      'Only an own cat can walk, on Thimble Corner there is no lying one of yours (HTR-MOVE-13).',
      'A cat must walk to another roof, it is on Thimble Corner already (HTR-MOVE-12).',
      'There must be a way over laid catwalks, there is none from Thimble Corner to Weathercock Hall (HTR-MOVE-3).',
      'The payment must be a least one, these are: Odile 1 and Jonas 2 (HTR-MOVE-15).',
    ]);
    expect(said(withNames(german))).toEqual([
      'In einer Lücke liegt nur ein Laufsteg, in der zwischen Fingerhuteck und Teekannenhof liegt schon einer (HTR-DUMP-11).',
      'Ein Luxussteg darf erst gelegt werden, wenn alle einen Fisch haben, Odile hat keinen (HTR-DLX-3).',
      'Auf einer Terrasse steht nur ein Unterstand, auf dem Teekannenhof steht schon einer (HTR-DUMP-13).',
      'Laufen kann nur eine eigene Katze, auf dem Fingerhuteck ist keine liegende von dir (HTR-MOVE-13).',
      'Eine Katze muss auf ein anderes Dach laufen, auf dem Fingerhuteck ist sie schon (HTR-MOVE-12).',
      'Es muss einen Weg über gelegte Laufstege geben, vom Fingerhuteck zum Wetterhahnturm gibt es keinen (HTR-MOVE-3).',
      'Niemand darf mehr bekommen als nötig, möglich ist: 1 an Odile und 2 an Jonas (HTR-MOVE-15).',
    ]);
    expect(said(withNames(french))).toEqual([
      'Une brèche porte une seule passerelle, celle entre Coin du Dé Doré et Terrasse Théière a déjà la sienne (HTR-DUMP-11).',
      'On ne pose une passerelle de luxe que lorsque tout le monde a un poisson, or Odile n’en a pas (HTR-DLX-3).',
      'Une terrasse porte un seul abri, Terrasse Théière a déjà le sien (HTR-DUMP-13).',
      'On ne déplace que ses propres chats, or vous n’avez pas de chat couché sur Coin du Dé Doré (HTR-MOVE-13).',
      'Un chat doit aller sur un autre toit, or il est déjà sur Coin du Dé Doré (HTR-MOVE-12).',
      'Il faut un chemin de passerelles posées, or il n’y en a pas de Coin du Dé Doré à Halle au Coq (HTR-MOVE-3).',
      'Le paiement doit être minimal, au choix\u00A0: 1 à Odile et 2 à Jonas (HTR-MOVE-15).',
    ]);
    expect(said(withNames(dutch))).toEqual([
      'In een gat past één loopplank, in dat tussen Vingerhoedshoek en Theepotplein ligt er al een (HTR-DUMP-11).',
      'Een luxe loopplank mag worden gelegd zodra alle spelers een vis hebben, Odile heeft er geen (HTR-DLX-3).',
      'Op een dakterras past één schuilplaats, op Theepotplein staat er al een (HTR-DUMP-13).',
      'Alleen een eigen kat kan lopen, op Vingerhoedshoek is geen liggende kat van jou (HTR-MOVE-13).',
      'Een kat moet naar een ander dak lopen, op Vingerhoedshoek is ze al (HTR-MOVE-12).',
      'Er moet een weg over gelegde loopplanken zijn, van Vingerhoedshoek naar Weerhaanhal is er geen (HTR-MOVE-3).',
      'De betaling moet een van de kleinste zijn, dat zijn: Odile 1 en Jonas 2 (HTR-MOVE-15).',
    ]);
  });

  test('say what to type where moves are typed', () => {
    const typed = ALL_WORDS.map((words) => words.sayRefusal(whyNot(MOVING, 's:r06>r09')));
    expect(typed.slice(0, 4)).toEqual([
      'There must be a way over laid catwalks, there is none from Thimble Corner (r06) to Weathercock Hall (r09) (HTR-MOVE-3).',
      'Es muss einen Weg über gelegte Laufstege geben, vom Fingerhuteck (r06) zum Wetterhahnturm (r09) gibt es keinen (HTR-MOVE-3).',
      'Il faut un chemin de passerelles posées, or il n’y en a pas de Coin du Dé Doré (r06) à Halle au Coq (r09) (HTR-MOVE-3).',
      'Er moet een weg over gelegde loopplanken zijn, van Vingerhoedshoek (r06) naar Weerhaanhal (r09) is er geen (HTR-MOVE-3).',
    ]);
    expect(ALL_WORDS[0].sayRefusal(whyNot(MOVING, 's:r06>r10'))).toContain('B1C2');
  });

  test('know the names of own boards; a roof without one has its id on its plate', () => {
    const file = JSON.parse(JSON.stringify(STANDARD_FILE).replace('Weathercock Hall', 'Crow’s Nest'));
    const board = sketch({ options: { board: JSON.stringify(file) }, cats: ['r06+r15/-'], at: 'moving' });
    const island = sketch({ options: { board: ISLAND }, cats: ['r01+r05/-'], at: 'moving' });
    expect([english, german].map((words) => words.sayRefusal(whyNot(board, 's:r06>r09')))).toEqual([
      'There must be a way over laid catwalks, there is none from Thimble Corner to Crow’s Nest (HTR-MOVE-3).',
      'Es muss einen Weg über gelegte Laufstege geben, vom Fingerhuteck nach Crow’s Nest gibt es keinen (HTR-MOVE-3).',
    ]);
    expect([english, ALL_WORDS[0]].map((words) => words.sayRefusal(whyNot(island, 's:r01>r02')))).toEqual(
      Array(2).fill('There must be a way over laid catwalks, there is none from r01 to r02 (HTR-MOVE-3).'),
    );
  });

  test('without names in the detail, as from an older record, the ids stay', () => {
    const detail = { gap: 'g12', roof: 'r08' };
    expect(english.sayRefusal({ code: 'gap-taken', rule: 'HTR-DUMP-11', detail })).toBe(
      'A gap holds one catwalk, g12 has it already (HTR-DUMP-11).',
    );
    expect(english.sayRefusal({ code: 'patio-taken', rule: 'HTR-DUMP-13', detail })).toContain(', r08 has it');
  });
});

test('the status counts rounds', () => {
  const later = { ...STATE, number: 25 };
  expect([en, de, fr, nl].map((words) => words.describeStatus(later))).toEqual([
    'Round 9 · 9 fish left',
    'Runde 9 · noch 9 Fische',
    'Manche 9 · 9 poissons',
    'Ronde 9 · nog 9 vissen',
  ]);
});

test.each(ALL_WORDS.map((words): readonly [string, AllWords] => [words.language, words]))(
  '%s: in a whole game of named players nobody is called by a colour',
  (_language, words) => {
    const start = unwrap(setUp(game, { seats: 4, deluxe: true }));
    const colours = COLOURS.map((colour) => words.nameMover(colour));
    const isColour = new RegExp(`(?<!\\p{L})(?:${colours.join('|')})(?!\\p{L})`, 'u');
    const all = words.withNames((seat) => NAMES[seat]);
    const said: string[] = [];
    playRandomly(game, start, createRandom(7), {
      maxMoves: 400,
      onMove: (state, move) => {
        const events = all.describeEvent(state, move, game.apply(state, move));
        said.push(...events.map(({ who, what }) => all.joinPhrases(who, what)));
        said.push(all.describeMove(state, move), all.describeTask(state, 0));
        said.push(...all.describeSurroundings(state, 0).flatMap(({ lines }) => lines));
      },
    });
    expect(said.filter((line) => isColour.test(line))).toEqual([]);
    expect(NAMES.filter((name) => !said.some((line) => line.startsWith(name)))).toEqual([]);
  },
);
