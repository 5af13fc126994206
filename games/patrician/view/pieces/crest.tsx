import { Drawing, type Place, Placed, Shapes } from '@showboat/ui';
import type { JSX } from 'preact';
import type { City } from '../../game';
import { chargeOf } from './charges';
import { cityColours } from './colours';

const SHIELD = 'M-20 -24H20V-2C20 12 12 20 0 25C-12 20 -20 12 -20 -2Z';

/** The shield of a city. `x`, `y` is the centre, the height that of the shield without its pale rim. */
export const Crest = ({ x, y, height, city }: Place & { readonly height: number; readonly city: City }): JSX.Element => {
  const { shield, dark } = cityColours(city);
  return (
    <Placed x={x} y={y} scale={height / 49}>
      <path d={SHIELD} fill={shield} stroke="#fff8e6" stroke-width="6" stroke-linejoin="round" paint-order="stroke" />
      <Shapes of={chargeOf(city)} />
      <path d="M-20 -24H0V25C-12 20 -20 12 -20 -2Z" fill="#fff" opacity=".1" />
      <path d={SHIELD} fill="none" stroke={dark} stroke-width="2.6" stroke-linejoin="round" />
    </Placed>
  );
};

/** The same among words; the size is its height. */
export const CrestIcon = ({ city, size }: { readonly city: City; readonly size: number }): JSX.Element => (
  <Drawing box={[-23, -27.5, 46, 56]} width={(size * 46) / 56}>
    <Crest x={0} y={0} height={49} city={city} />
  </Drawing>
);
