import type { Bin } from '@showboat/bots/training';

// Predicted against seen, as one picture: what is right lies on the diagonal; a dot is as large as the number of positions it stands for.

const SIZE = 240;
const EDGE = 40;

interface Series {
  readonly title: string;
  readonly hand: readonly Bin[];
  readonly net: readonly Bin[];
}

const FEWEST = 20;

const dots = (bins: readonly Bin[], colour: string): string => {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const shown = bins.filter(({ count }) => count >= FEWEST);
  const at = ({ predicted, seen }: Bin): string => `${(predicted * SIZE).toFixed(1)},${((1 - seen) * SIZE).toFixed(1)}`;
  const circles = shown.map((bin) => {
    const [x, y] = at(bin).split(',');
    return `<circle cx="${x}" cy="${y}" r="${(2 + 5 * Math.sqrt(bin.count / most)).toFixed(1)}" fill="${colour}" fill-opacity="0.7"/>`;
  });
  return `<polyline points="${shown.map(at).join(' ')}" fill="none" stroke="${colour}"/>${circles.join('')}`;
};

const panel = ({ title, hand, net }: Series, left: number): string =>
  [
    `<g transform="translate(${left},${EDGE})">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="#fff" stroke="#888"/>`,
    `<path d="M0 ${SIZE}L${SIZE} 0" stroke="#bbb" stroke-dasharray="4 4"/>`,
    dots(hand, '#b5651d'),
    dots(net, '#1d6fb5'),
    `<text y="-12">${title}</text>`,
    `<text x="${SIZE / 2}" y="${SIZE + 24}" text-anchor="middle">predicted, 0 to 1</text>`,
    `<text transform="translate(-12,${SIZE / 2}) rotate(-90)" text-anchor="middle">seen</text>`,
    '</g>',
  ].join('\n');

export const calibrationPlot = (series: readonly Series[]): string => {
  const width = series.length * (SIZE + 2 * EDGE);
  const height = SIZE + 2 * EDGE + 10;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...series.map((one, i) => panel(one, EDGE + i * (SIZE + 2 * EDGE))),
    `<text x="${EDGE}" y="${height - 6}" fill="#b5651d">hand-made</text><text x="${EDGE + 80}" y="${height - 6}" fill="#1d6fb5">net</text>`,
    '</svg>',
    '',
  ].join('\n');
};
