import type { JSX } from 'preact';
import { Cat, Fish } from '../pieces';

/** The winner in the middle, the others beside, all at one table. */
const seating = (places: readonly number[]): readonly number[] => {
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  return order.reduce<readonly number[]>((row, seat, i) => (i % 2 === 0 ? [...row, seat] : [seat, ...row]), []);
};

const CROWN = 'M-13 0L-15 -13L-7 -6L0 -17L7 -6L15 -13L13 0Z';

/** A table under the moon, everybody's cat behind its fish. */
export const Feast = ({
  fish,
  places,
  isSmall,
}: {
  readonly fish: readonly number[];
  readonly places: readonly number[];
  readonly isSmall: boolean;
}): JSX.Element => {
  const row = seating(places);
  const width = row.length * 66 + 24;
  return (
    <svg
      class="htr-feast"
      width={isSmall ? width * 0.7 : width * 1.08}
      height={isSmall ? 92 : 190}
      viewBox={`${-width / 2} -118 ${width} 176`}
      aria-hidden="true"
    >
      <rect class="htr-feast-night" x={-width / 2} y="-118" width={width} height="176" rx="12" />
      <circle cx={width / 2 - 30} cy="-92" r="11" fill="#ffe9a8" />
      <circle cx={width / 2 - 25} cy="-95" r="9.5" fill="#232b5c" />
      {row.map((seat, i) => {
        const x = (i - (row.length - 1) / 2) * 66;
        const isFirst = places[seat] === 1;
        return (
          <g key={seat} class="htr-diner" style={{ '--bite': `${i * 130}ms` }}>
            <g>
              <Cat x={x} y={isFirst ? -2 : 4} seat={seat} pose="sitting" scale={isFirst ? 1.12 : 0.9} />
              {isFirst && (
                <g class="htr-crown">
                  <g>
                    <path
                      d={CROWN}
                      transform={`translate(${x} -69)`}
                      fill="#f0c64f"
                      stroke="#6e4d17"
                      stroke-width="1.8"
                      stroke-linejoin="round"
                    />
                  </g>
                </g>
              )}
            </g>
          </g>
        );
      })}
      <path
        d={`M${-width / 2 + 6} 4H${width / 2 - 6}L${width / 2 - 14} 24H${-width / 2 + 14}Z`}
        fill="#fbf1da"
        stroke="#6b4a1c"
        stroke-width="1.6"
      />
      <path d={`M${-width / 2 + 20} 24V52M${width / 2 - 20} 24V52`} stroke="#6b4a1c" stroke-width="6" stroke-linecap="round" />
      {row.map((seat, i) => {
        const x = (i - (row.length - 1) / 2) * 66;
        return (
          <g key={seat}>
            <ellipse cx={x} cy="12" rx="25" ry="6" fill="#d7e3ea" stroke="#7b8d99" />
            {fish[seat] > 0 && <Fish x={x} y={9} scale={places[seat] === 1 ? 0.9 : 0.72} />}
          </g>
        );
      })}
    </svg>
  );
};
