import { type Place, Placed } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS, NIGHT } from './colours';
import { Pictogram } from './pictogram';

/** A guess from the letters: names are not measured, boards have names of their own. */
export const plateWidth = (name: string): number => name.length * 6.5 + 36;

/** The name of a house; `x`, `y` is the centre. */
export const HousePlate = ({ x, y, index, name }: Place & { readonly index: number; readonly name: string }): JSX.Element => {
  const width = plateWidth(name);
  return (
    <Placed x={x} y={y}>
      <rect x={-width / 2} y="-9.5" width={width} height="19" rx="5" fill={NIGHT} stroke={BRASS} stroke-width="1.2" />
      <text class="htr-word" x="11" y="4.2" font-size="12.5" fill="#fbf1da">
        {name}
      </text>
      <Pictogram x={13 - width / 2} y={0} r={10.5} index={index} />
    </Placed>
  );
};
