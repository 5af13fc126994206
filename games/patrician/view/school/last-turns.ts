// A whole game of two but for Firenze and Siena: no cards lie open any more, and the hands are nearly empty.

export const SCORED = {
  bologna: '10101/1100/-',
  ferrara: '010/10/-',
  lucca: '0101/001/-',
  milano: '1101/010/-',
  parma: '010/01/-',
  roma: '11010/0001/-',
  verona: '101/00/-',
} as const;

export const YOURS = 'bologna-137 ferrara-14 firenze-146 lucca-235 milano-14 parma-14 roma-1367 siena-1 verona-13';

export const WHITES = 'bologna-2456 ferrara-23 firenze-237 lucca-14 milano-235 parma-23 roma-245 siena-23 verona-24';
