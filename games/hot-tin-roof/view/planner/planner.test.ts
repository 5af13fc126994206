import { describePlanner } from '../../../../ui/testing/planner';
import { view as phrases } from '../../words/en/view';
import { KEYS } from './keys';
import { openPlannerTable } from './table-for-tests';

describePlanner('Hot Tin Roof', {
  open: (people) => openPlannerTable({ open: 'h01 h02 h03' }, people),
  keys: KEYS,
  words: phrases.planner,
  one: {
    at: 'catwalk',
    plan: 'catwalk',
    said: 'Dive into the catwalk dumpster. You pay 5 cans and take 2 cans. Then you may lay a catwalk.',
    goes: 'dive',
    open: ['dive', 'other', 'undo'],
  },
  other: { at: 'shelter', plan: 'shelter' },
  barred: { at: 'r05', rule: 'dive-first HTR-TURN-1' },
  next: { key: 'ArrowRight', plan: 'home1 +s' },
  isPlanUndone: true,
  steps: 300,
});
