// The curves of `docs/scale.md`, drawn from the figures of a run that is kept in `docs/scale.json`.

export interface Point {
  readonly name: string;
  readonly tables: number;
  readonly movesPerSecond: number;
  readonly p99Ms: number;
}

export interface Run {
  readonly machine: string;
  readonly at: string;
  readonly points: readonly Point[];
}

interface Panel {
  readonly title: string;
  readonly value: (point: Point) => number;
  /** A line that must not be crossed. */
  readonly budget?: { readonly at: number; readonly text: string };
}

const PANELS: readonly Panel[] = [
  { title: 'moves a second, at full speed', value: ({ movesPerSecond }) => movesPerSecond },
  {
    title: 'p99 to the other seats, ms, at a third of that',
    value: ({ p99Ms }) => p99Ms,
    budget: { at: 50, text: 'at most 50 ms' },
  },
];

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [430, 300, 52, 44, 14, 40];
const FORMS = ['embedded', 'one server', 'two servers'] as const;
/** Told apart without colours, too. */
const DASHES = ['', '7 4', '2 3'];

const round = (value: number): string => String(Number(value.toFixed(1)));

/** A little more than the largest, in steps that people count in. */
export const topOf = (largest: number): number => {
  const size = 10 ** Math.floor(Math.log10(largest));
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((step) => step * size).find((top) => top >= largest) ?? largest;
};

const panelOf = ({ title, value, budget }: Panel, points: readonly Point[], offset: number): string => {
  const tables = [...new Set(points.map((point) => point.tables))].sort((a, b) => a - b);
  const [least, most] = [tables[0], tables[tables.length - 1]];
  const top = topOf(Math.max(budget?.at ?? 0, ...points.map(value)));
  const x = (count: number): number =>
    offset + LEFT + (Math.log(count / least) / Math.log(most / least)) * (WIDTH - LEFT - RIGHT);
  const y = (figure: number): number => TOP + (1 - figure / top) * (HEIGHT - TOP - BOTTOM);
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => share * top);
  const lines = FORMS.map((name, form) => {
    const own = points.filter((point) => point.name === name).sort((a, b) => a.tables - b.tables);
    const path = own.map((point) => `${round(x(point.tables))},${round(y(value(point)))}`).join(' ');
    const dots = own.map((point) => `<circle cx="${round(x(point.tables))}" cy="${round(y(value(point)))}" r="3"/>`).join('');
    return `<g class="form${form}"><polyline points="${path}" stroke-dasharray="${DASHES[form]}"/>${dots}</g>`;
  });
  return [
    `<text class="title" x="${offset + LEFT}" y="${TOP - 18}">${title}</text>`,
    ...grid.map(
      (figure) =>
        `<line class="grid" x1="${offset + LEFT}" x2="${offset + WIDTH - RIGHT}" y1="${round(y(figure))}" y2="${round(y(figure))}"/>` +
        `<text class="figure" text-anchor="end" x="${offset + LEFT - 6}" y="${round(y(figure) + 4)}">${figure.toLocaleString('en-GB')}</text>`,
    ),
    ...tables.map(
      (count) =>
        `<text class="figure" text-anchor="middle" x="${round(x(count))}" y="${HEIGHT - BOTTOM + 18}">${count.toLocaleString('en-GB')}</text>`,
    ),
    `<text class="figure" text-anchor="end" x="${offset + WIDTH - RIGHT}" y="${HEIGHT - 6}">tables</text>`,
    ...(budget
      ? [
          `<line class="budget" x1="${offset + LEFT}" x2="${offset + WIDTH - RIGHT}" y1="${round(y(budget.at))}" y2="${round(y(budget.at))}"/>`,
          `<text class="figure" x="${offset + LEFT + 4}" y="${round(y(budget.at) - 5)}">${budget.text}</text>`,
        ]
      : []),
    ...lines,
  ].join('\n');
};

const legend = (): string =>
  FORMS.map((name, form) => {
    const x = LEFT + form * 190;
    return `<g class="form${form}"><line x1="${x}" x2="${x + 34}" y1="${HEIGHT + 18}" y2="${HEIGHT + 18}" stroke-dasharray="${DASHES[form]}"/></g><text class="figure" x="${x + 42}" y="${HEIGHT + 22}">${name}</text>`;
  }).join('\n');

const STYLE = `
  svg { color-scheme: light dark; font: 12px system-ui, sans-serif; }
  .paper { fill: #fbf8f1; } text { fill: #2b2a26; } .title { font-weight: 600; font-size: 13px; }
  .grid { stroke: #d9d3c4; } .budget { stroke: #9b1c1c; stroke-dasharray: 3 3; }
  polyline, g line { fill: none; stroke-width: 2; }
  .form0 { stroke: #5b5a55; } .form1 { stroke: #1c5d7a; } .form2 { stroke: #a4460f; }
  .form0 circle { fill: #5b5a55; } .form1 circle { fill: #1c5d7a; } .form2 circle { fill: #a4460f; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1b1d1f; } text { fill: #ece7db; } .grid { stroke: #3c3f42; } .budget { stroke: #ff9b8f; }
    .form0 { stroke: #b9b6ac; } .form1 { stroke: #7cc4e6; } .form2 { stroke: #f2a56b; }
    .form0 circle { fill: #b9b6ac; } .form1 circle { fill: #7cc4e6; } .form2 circle { fill: #f2a56b; }
  }`;

export const plot = ({ machine, at, points }: Run): string => {
  const [width, height] = [WIDTH * PANELS.length, HEIGHT + 36];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Moves a second and p99 by number of tables: ${FORMS.join(', ')}. ${machine}, ${at}.</title>
<style>${STYLE}
</style>
<rect class="paper" width="${width}" height="${height}"/>
${PANELS.map((panel, index) => panelOf(panel, points, index * WIDTH)).join('\n')}
${legend()}
</svg>
`;
};
