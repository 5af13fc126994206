import { describePlanner } from '../../../../ui/testing/planner';
import { later } from '../../words/en/later';
import { planner as phrases } from '../../words/en/planner';
import { KEYS } from './keys';
import { openPlannerTable } from './table-for-tests';

describePlanner('Mississippi Queen', {
  open: (people) =>
    openPlannerTable(
      { river: 'S A5, S A10', ships: { beige: '0c1/0/1/0/-', grey: '0a2/0/1/6/-', brown: '0a3/0/1/6/-' } },
      people,
    ),
  keys: KEYS,
  words: { ...phrases, keys: later.keys },
  one: {
    at: '0c3',
    plan: '=2 f f',
    said: '0c3, no coal, 2 of 2 steps. Choose it again to sail.',
    goes: 'sail',
    open: ['faster', 'port', 'ahead', 'starboard', 'sail'],
  },
  other: { at: '0c2', plan: '=1 f' },
  barred: { at: '1c2', rule: 'end-needs-coal MQ-COAL-3' },
  next: { key: '.', plan: '=1 f' },
  isPlanUndone: false,
  steps: 60,
});
