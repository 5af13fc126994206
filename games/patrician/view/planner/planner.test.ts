import { describePlanner } from '../../../../ui/testing/planner';
import { view as phrases } from '../../words/en/view';
import { KEYS } from './keys';
import { openPlannerTable } from './table-for-tests';

describePlanner('Patrician', {
  // The last floor of Parma is only for site B.
  open: (people) =>
    openPlannerTable(
      {
        hands: ['milano-4 parma-2 siena-5'],
        cities: { milano: '-/-/verona-4', parma: '1201/-/roma-4', siena: '1/-/lucca-4' },
        pile: 'ferrara-3 bologna-6',
      },
      people,
    ),
  keys: KEYS,
  words: phrases.planner,
  one: {
    at: 'milano:B',
    plan: 'milano-4 B',
    said: 'Build in Milano. One floor on the right tower. 6 floors still missing. Then you take the card lying there.',
    goes: 'build',
    open: ['build', 'other', 'undo'],
  },
  other: { at: 'siena:A', plan: 'siena-5 A' },
  barred: { at: 'parma:A', rule: 'last-floor-elsewhere PAT-BUILD-4' },
  next: { key: 'ArrowRight', plan: 'milano-4 A' },
  isPlanUndone: true,
  steps: 200,
});
