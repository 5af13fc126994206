// What each field of a position must be: the schema says that it is not, this table what it should have been.

interface Need {
  readonly need: string;
  readonly rule?: string;
}

const FIELDS: ReadonlyMap<string, Need> = new Map(
  Object.entries({
    position: { need: 'an object' },
    game: { need: '"mississippi-queen"' },
    options: { need: 'an object of options' },
    seats: { need: '2 to 6', rule: 'MQ-COMP-1' },
    river: { need: 'a list of 2 to 40 entries, "start" and then tiles such as "S A5"', rule: 'MQ-RIV-2' },
    'river[]': { need: 'a text such as "S A5"', rule: 'MQ-RIV-2' },
    firstTile: { need: 'the number of a tile on the table', rule: 'MQ-REM-1' },
    pier: { need: 'L, S, R or null', rule: 'MQ-RIV-4' },
    stack: { need: 'a list of tiles such as ["A1", "A2"]', rule: 'MQ-SET-2' },
    'stack[]': { need: 'a tile such as "A1"', rule: 'MQ-SET-2' },
    waiting: { need: 'an object of tile numbers with passengers such as { "1": 2 }', rule: 'MQ-PAS-1' },
    ships: { need: 'a list of 1 to 8 ships', rule: 'MQ-COMP-4' },
    'ships[]': { need: 'an object', rule: 'MQ-COMP-4' },
    'ships[].id': { need: 'beige, grey, brown, red, green, white, crimson or black', rule: 'MQ-COMP-4' },
    'ships[].seat': { need: '0 to 5, or null for the Black Rose', rule: 'BR-ROSE-1' },
    'ships[].at': { need: 'a place such as "1c2", or null', rule: 'MQ-GEO-1' },
    'ships[].heading': { need: '0 to 5', rule: 'MQ-MOVE-5' },
    'ships[].speed': { need: '1 to 6', rule: 'MQ-COMP-3' },
    'ships[].coal': { need: '0 to 6', rule: 'MQ-COMP-3' },
    'ships[].aboard': { need: 'a list of at most 2 tile numbers', rule: 'MQ-PAS-4' },
    'ships[].aboard[]': { need: 'the number of a tile', rule: 'MQ-PAS-5' },
    'ships[].status': { need: 'sailing, landed or out', rule: 'MQ-FIN-4' },
    'ships[].place': { need: '1 to 8', rule: 'MQ-FIN-4' },
    round: { need: '1 to 100000', rule: 'MQ-TURN-1' },
    order: { need: 'a list of ships', rule: 'MQ-TURN-1' },
    'order[]': { need: 'beige, grey, brown, red, green, white, crimson or black', rule: 'MQ-TURN-1' },
    next: { need: '0 to 7, an index in order', rule: 'MQ-TURN-1' },
    roseGiven: { need: '0 to 2', rule: 'BR-EXCH-4' },
    bonusCoal: { need: 'true or false', rule: 'BR-6P-3' },
  }),
);

const needOf = (field: string): Need | undefined =>
  FIELDS.get(field.replaceAll(/\[\d+\]/g, '[]')) ??
  (field.startsWith('waiting.') ? { need: '0 to 2', rule: 'MQ-PAS-1' } : undefined);

const withRule = (sentence: string, need: Need | undefined): string => (need?.rule ? `${sentence} (${need.rule})` : sentence);

const SHAPES: Readonly<Record<string, string>> = { Array: 'a list', Object: 'an object' };

export const sayBadField = (field: string, expected: string, given: string): string => {
  const need = needOf(field);
  return withRule(`must be ${need?.need ?? expected}, was ${SHAPES[given] ?? given}`, need);
};

export const sayMissingField = (field: string): string => {
  const need = needOf(field);
  return withRule(`is missing, must be ${need?.need ?? 'given'}`, need);
};
