import { type Place, Placed } from '@showboat/ui';
import type { JSX } from 'preact';
import { BRASS, NIGHT } from './colours';
import { Pictogram } from './pictogram';

/** Names on boards of one's own may be of any length. */
const MOST_LETTERS = 18;

const cut = (name: string): string => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1).trim()}…` : name);

const WIDE = /[mwMW]/g;

/** A guess from the letters: names are not measured. */
export const plateWidth = (name: string): number => {
  const shown = cut(name);
  return shown.length * 6.5 + (shown.match(WIDE)?.length ?? 0) * 3 + 34;
};

/** The name of a house; `x`, `y` is the centre. */
export const HousePlate = ({ x, y, index, name }: Place & { readonly index: number; readonly name: string }): JSX.Element => {
  const width = plateWidth(name);
  return (
    <Placed x={x} y={y}>
      <rect x={-width / 2} y="-9.5" width={width} height="19" rx="5" fill={NIGHT} stroke={BRASS} stroke-width="1.2" />
      <text class="htr-word" x="11" y="4.2" font-size="12.5" fill="#fbf1da">
        {cut(name)}
      </text>
      <Pictogram x={13 - width / 2} y={0} r={10.5} index={index} />
    </Placed>
  );
};
