import type { Point, Rect, TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { roofSizes, sidestep } from '../map';
import { PriceTag, type PriceTagProps, linkOf, priceTagWidth } from '../pieces';
import { NOBODY, type Roof } from '../../game';
import type { Planner } from '../planner/planner';
import type { Scene } from './scene';

const TAG_HEIGHT = 18;
/** The farthest a price moves aside. */
const ASIDE: Readonly<Record<TableLayout, number>> = { wide: 36, phone: 16 };

/** Where the price of a roof hangs: it makes way for signs on phones, and for the planks that there are. */
export const priceAt = (
  { layout, roofs, plateRects }: Scene,
  planks: readonly Point[],
  roof: Roof,
  tag: PriceTagProps,
): { readonly at: Point; readonly rect: Rect } => {
  const { x, y } = roofs[roof];
  const below = y + roofSizes(layout).tagY;
  const size = { width: priceTagWidth(tag), height: TAG_HEIGHT };
  const signs = layout === 'phone' ? plateRects : [];
  const aside = sidestep(layout, { x, y: below }, { ...size, farthest: ASIDE[layout] }, { planks, roofs: [], signs });
  const at = { x: x + aside, y: below };
  return { at, rect: { x: at.x - size.width / 2, y: below - TAG_HEIGHT / 2, ...size } };
};

/** On every roof the chosen cat can reach: what the way costs, and who gets it. */
export const Prices = ({
  planner,
  scene,
  letters,
  free,
}: {
  readonly planner: Planner;
  readonly scene: Scene;
  readonly letters: readonly string[];
  readonly free: string;
}): JSX.Element => {
  const state = planner.frame.state.value;
  const plan = planner.plan.value;
  const isSmall = scene.layout === 'phone';
  const planks = scene.links.filter((_, gap) => state.built.catwalks[gap] !== NOBODY).map((link) => linkOf(link));
  return (
    <g aria-hidden="true">
      {planner.goals.value.map(({ roof, fares }) => {
        const fare = fares.find(({ move }) => move === plan?.moves[0]) ?? fares[0];
        const payees = fare.pays.flatMap((amount, seat) => (amount > 0 ? [{ seat, letter: letters[seat], amount }] : []));
        const tag = { total: fare.price, payees, isTooDear: !fare.isAffordable, isSmall, free };
        return <PriceTag key={roof} {...priceAt(scene, planks, roof, tag).at} {...tag} />;
      })}
    </g>
  );
};
