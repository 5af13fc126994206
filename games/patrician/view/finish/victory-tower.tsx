import type { JSX } from 'preact';
import type { City, State } from '../../game';
import { Floor, TowerTop } from '../pieces';
import { seatColours, seatPattern } from '../pieces/colours';

const [WIDTH, HEIGHT] = [64, 22];
const CLOTH = 'M0 0C16 -4 28 5 52 0L43 14L52 28C28 33 16 24 0 28Z';

/** The tallest tower of all; the first of equals. */
const tallestOf = ({ towers }: State): number =>
  towers.reduce((best, tower, i) => (tower.length > towers[best].length ? i : best), 0);

/** It raises the flag of whoever has won; of several, all of theirs. */
export const VictoryTower = ({
  state,
  winners,
  nameCity,
  isSmall,
}: {
  readonly state: State;
  readonly winners: readonly number[];
  nameCity(city: City): string;
  readonly isSmall: boolean;
}): JSX.Element => {
  const tower = tallestOf(state);
  const floors = [...state.towers[tower]];
  const top = -floors.length * HEIGHT;
  const pole = top - 96;
  return (
    <svg
      width={isSmall ? 84 : 150}
      height={isSmall ? 120 : 300}
      viewBox={`-52 ${pole - 10} 120 ${-pole + 44}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
    >
      <path d={`M0 ${top}V${pole}`} stroke="#4b3312" stroke-width="3.4" stroke-linecap="round" />
      <circle cy={pole - 2} r="4" fill="#e9c46a" stroke="#4b3312" stroke-width="1.4" />
      {winners.map((seat, i) => (
        <g key={seat} class="pat-flag" transform={`translate(0 ${i * 30})`}>
          <g>
            <path d={CLOTH} transform={`translate(1 ${pole + 4})`} fill={seatColours(seat).body} />
            <path
              d={CLOTH}
              transform={`translate(1 ${pole + 4})`}
              fill={seatPattern(seat)}
              stroke={seatColours(seat).edge}
              stroke-width="1.6"
              stroke-linejoin="round"
            />
          </g>
        </g>
      ))}
      {floors.map((seat, level) => (
        <Floor key={level} x={-WIDTH / 2} y={-level * HEIGHT} width={WIDTH} height={HEIGHT} seat={Number(seat)} />
      ))}
      <TowerTop kind="battlements" x={-WIDTH / 2} y={top} width={WIDTH} />
      <path class="pat-plinth" d="M-40 6H40L35 0H-35Z" />
      <text class="pat-victory-name" y="27">
        {nameCity(tower >> 1)}
      </text>
    </svg>
  );
};
