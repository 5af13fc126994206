import type { OptionPhrases } from '../phrases';

export const options: OptionPhrases = {
  options: {
    mode: {
      title: 'Spel',
      help: 'Het passagiersspel, of de vaarschool: drie rivierdelen, geen passagiers, wie het eerst bij de pier is.',
    },
    seats: { title: 'Spelers', help: 'Spelers aan tafel.' },
    tileSet: {
      title: 'Rivierdelen',
      help: 'De rivierdelen uit de dozen, of een nieuwe reeks voor wie die uit het hoofd kent.',
    },
    expansionTiles: {
      title: 'Black Rose-delen',
      help: 'De rivierdelen van de Black Rose in de doos laten, alle zes toevoegen, of omruilen tegen rivierdelen naar keuze.',
    },
    swap: {
      title: 'Om te ruilen',
      help: 'Rivierdelen die worden omgeruild, eruit en erin. Wie stations eruit haalt, maakt passagiers schaars.',
    },
    tiles: {
      title: 'Rivierdelen een voor een',
      help: 'De rivierdelen van de stapel een voor een, in plaats van de twee keuzes hiervoor.',
    },
    boatsEach: { title: 'Boten per speler', help: 'Hoeveel boten iedere speler heeft.' },
    rose: { title: 'De Black Rose', help: 'De Black Rose vaart mee; wie laatste is, stuurt haar.' },
    exchange: { title: 'Kolen ruilen', help: 'Twee boten van één speler mogen naast elkaar kolen ruilen.' },
    exchangeAtJetties: { title: 'Ruilen aan steigers', help: 'Ook aan steigers mogen kolen worden geruild.' },
    win: { title: 'Om te winnen', help: 'Met twee boten: één ervan moet aankomen, of allebei.' },
    playOn: { title: 'Doorspelen', help: 'Doorspelen om de andere plaatsen nadat de eerste boot is aangekomen.' },
    pushTaboo: {
      title: 'Niet terugdrukken',
      help: 'Waarheen een boot niet mag worden weggedrukt: naar elk veld waar de ander deze beurt over voer, of alleen naar het veld waar die vandaan kwam.',
    },
    startFacing: {
      title: 'Eerste vaarrichting',
      help: 'De boten starten met de boeg waarheen hun eigenaars willen, of stroomafwaarts.',
    },
    landingSpeed: {
      title: 'Snelheid bij aankomst',
      help: 'De hoogste snelheid waarmee een boot mag aankomen; 2 of 6 houdt het gedrang bij de pier kort.',
    },
    noPushAstern: { title: 'Niet naar achteren drukken', help: 'Geen boot wordt weggedrukt naar het veld recht achter zich.' },
    keepTiles: { title: 'Rivierdelen houden', help: 'Rivierdelen die alle boten achter zich hebben, blijven op tafel liggen.' },
    roundLimit: { title: 'Laatste ronde', help: 'De race eindigt na deze ronde; 0 is geen grens.' },
    sandBars: { title: 'Zandbanken', help: 'Zandbanken houden boten vast; uit: ze zijn rustig water.' },
    logs: { title: 'Drijfhout', help: 'Drijfhout remt boten af; uit: het is rustig water.' },
    coalSupply: { title: 'Kolensteigers', help: 'Kolensteigers vullen de kolenvoorraad aan; uit: ze zijn rustig water.' },
  },
  values: {
    mode: { passengers: 'Passagiersspel', school: 'Vaarschool' },
    tileSet: { classic: 'Uit de dozen', 'new-waters': 'Nieuwe wateren' },
    expansionTiles: { none: 'Geen', add: 'Alle zes erbij', swap: 'Omgeruild' },
    boatsEach: { 1: 'Eén boot', 2: 'Twee boten' },
    win: { 'one-boat': 'Eén boot komt aan', 'both-boats': 'Beide boten komen aan' },
    pushTaboo: { crossed: 'Naar elk bevaren veld', left: 'Naar het vorige veld' },
    startFacing: { free: 'Naar keuze', downstream: 'Stroomafwaarts' },
    landingSpeed: { 1: 'Alleen snelheid 1', 2: 'Tot snelheid 2', 6: 'Elke snelheid' },
    roundLimit: { 0: 'Geen grens' },
  },
  on: 'Aan',
  off: 'Uit',
  presets: {
    'driving-school': { title: 'Vaarschool', help: 'Drie rivierdelen, geen passagiers: leer sturen.' },
    'passenger-game': { title: 'Passagiersspel', help: 'Het echte spel: twee passagiers, dan naar de pier.' },
    'two-by-two': {
      title: 'Twee spelers, elk twee boten',
      help: 'Vier boten, kolen ruilen, en wat wateren van de Black Rose.',
    },
    'two-and-rose': {
      title: 'Twee spelers en de Black Rose',
      help: 'Ieder één boot; wie laatste is, stuurt ook de Black Rose.',
    },
    six: { title: 'Zes spelers', help: 'De zesde boot vertrekt van de scheepswerf.' },
    'three-by-two': { title: 'Drie spelers, elk twee boten', help: 'Zes boten op de rivier.' },
    everything: {
      title: 'Alles erbij',
      help: 'Alle zeventien rivierdelen, elk twee boten, ook aan steigers kolen ruilen, en de Black Rose.',
    },
  },
};
