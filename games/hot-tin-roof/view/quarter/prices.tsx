import type { JSX } from 'preact';
import { roofSizes, sidestep } from '../map';
import { PriceTag, linkOf, priceTagWidth } from '../pieces';
import { NOBODY } from '../../board';
import type { Prowl } from '../prowl/prowl';
import type { Scene } from './scene';

const TAG_HEIGHT = 20;
/** The farthest a price moves aside on phones. */
const ASIDE = 16;

/** From the middle of a sign to its three letters. */
const LETTERS_BELOW = 16;

/** On every roof the chosen cat can reach: what the way costs, and who gets it. */
export const Prices = ({
  prowl,
  scene,
  letters,
  free,
}: {
  readonly prowl: Prowl;
  readonly scene: Scene;
  readonly letters: readonly string[];
  readonly free: string;
}): JSX.Element => {
  const state = prowl.frame.state.value;
  const plan = prowl.plan.value;
  const isSmall = scene.layout === 'hand';
  const { tagY } = roofSizes(scene.layout);
  const planks = scene.links.filter((_, gap) => state.built.catwalks[gap] !== NOBODY).map((link) => linkOf(link));
  const signs = scene.plates.flatMap(({ x, y }) => [
    { x, y },
    { x, y: y + LETTERS_BELOW },
  ]);
  return (
    <g aria-hidden="true">
      {prowl.goals.value.map(({ roof, fares }) => {
        const fare = fares.find(({ move }) => move === plan?.moves[0]) ?? fares[0];
        const payees = fare.pays.flatMap((amount, seat) => (amount > 0 ? [{ seat, letter: letters[seat], amount }] : []));
        const tag = { total: fare.price, payees, isTooDear: !fare.isAffordable, isSmall, free };
        const at = { x: scene.roofs[roof].x, y: scene.roofs[roof].y + tagY };
        const aside = isSmall
          ? sidestep(
              'hand',
              at,
              { width: priceTagWidth(tag), height: TAG_HEIGHT, farthest: ASIDE },
              { planks: [...planks, ...signs], roofs: [] },
            )
          : 0;
        return <PriceTag key={roof} x={at.x + aside} y={at.y} {...tag} />;
      })}
    </g>
  );
};
