import type { ComponentChildren, JSX } from 'preact';
import './tally.css';

export interface TallyRow {
  readonly key: number;
  readonly place: number;
  readonly badge: ComponentChildren;
  readonly name: string;
  /** One figure per column; the last is the total. */
  readonly points: readonly number[];
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** The places, and the points behind them. */
export const TallyTable = ({
  title,
  columns,
  rows,
}: {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly TallyRow[];
}): JSX.Element => (
  <table class="tally">
    <caption class="unseen">{title}</caption>
    <thead>
      <tr>
        <td />
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[...rows]
        .sort((a, b) => a.place - b.place)
        .map(({ key, place, badge, name, points }) => (
          <tr key={key}>
            <th scope="row">
              <b>{place}.</b>
              {badge}
              <span>{name}</span>
            </th>
            {points.map((figure, i) => (
              <td key={columns[i]}>{i === points.length - 1 ? <b>{signed(figure)}</b> : signed(figure)}</td>
            ))}
          </tr>
        ))}
    </tbody>
  </table>
);
