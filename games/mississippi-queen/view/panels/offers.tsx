import type { JSX } from 'preact';
import type { TableProps } from '../pieces';
import { PlannerKey } from './keys';
import { openOffers } from './situation';

type Common = Pick<TableProps, 'planner' | 'phrases'>;

/** Why a button is disabled. A barred space says so on the board. */
export const WhyNot = ({ planner, phrases }: Common): JSX.Element | null => {
  const { refusal, target } = planner.whyNot.value ?? {};
  if (!refusal || target !== undefined) return null;
  const said = planner.frame.why.sayRefusal(refusal);
  if (said === '') return null;
  return (
    <p class="why-not">
      <b>{phrases.dock.whyNot}</b> {said}
    </p>
  );
};

export const Offers = ({ planner, phrases }: Common): JSX.Element => (
  <div class="dock-offers">
    {openOffers(planner).map((command) => (
      <PlannerKey key={command} planner={planner} phrases={phrases} command={command} kind="line" />
    ))}
  </div>
);
