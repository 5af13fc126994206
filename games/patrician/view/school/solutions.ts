/** Solutions of the lessons, without the talk: tokens as in records. */
export const SOLUTIONS: Readonly<Record<string, string>> = {
  'first-floors': 'siena-3 A take:siena lucca-1 A B take:lucca',
  towers: 'siena-3 B take:siena bologna-4 B take:bologna milano-1 A B take:milano',
  'open-cards': 'verona-2 A take:verona bologna-1 A A take:bologna milano-3 A take:milano',
  'complete-cities': 'parma-2 B take:parma lucca-3 A take:lucca verona-1 A B take:verona',
  signs: 'bologna-7 A take:ferrara roma-7 A move:milano:AB take:roma',
  portraits: 'parma-2 A take:parma verona-4 B take:verona firenze-5 A siena-4 B',
  messengers: 'siena-3 A take:siena messenger:lucca-milano lucca-4 A take:lucca',
  'messenger-links': 'bologna-3 A take:bologna messenger:ferrara-verona siena-4 A',
};
