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
      <g class="htr-plate">
        <rect x={-width / 2} y="-9.5" width={width} height="19" rx="5" fill={NIGHT} stroke={BRASS} stroke-width="1.2" />
        <text class="htr-word" x="11" y="4.2" font-size="12.5" fill="#fbf1da">
          {cut(name)}
        </text>
        <Pictogram x={13 - width / 2} y={0} r={10.5} index={index} />
      </g>
    </Placed>
  );
};

/** Of a plate of three letters, or a few more. */
export const signWidth = (abbr: string): number => abbr.length * 7 + (abbr.match(WIDE)?.length ?? 0) * 2.4 + 21;

/** The same on phones, where there is room for three letters only. */
export const HouseSign = ({ x, y, index, abbr }: Place & { readonly index: number; readonly abbr: string }): JSX.Element => {
  const width = signWidth(abbr);
  return (
    <Placed x={x} y={y}>
      <rect x={3 - width / 2} y="-7" width={width - 3} height="14" rx="5" fill={NIGHT} stroke={BRASS} stroke-width="1.1" />
      <text class="htr-word htr-bold" x="8" y="3.8" font-size="10.8" fill="#fbf1da">
        {abbr}
      </text>
      <Pictogram x={8.5 - width / 2} y={0} r={8.5} index={index} />
    </Placed>
  );
};
