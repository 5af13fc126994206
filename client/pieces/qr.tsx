import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { encodeQr } from './qr-code';
import './ticket.css';

/** Light modules around the code, as the standard asks for. */
const QUIET = 4;

/** The whole code as one path: a row of dark modules is one stroke. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x++) {
        const from = x;
        while (row[x]) x++;
        if (x > from) runs.push(`M${from},${y}h${x - from}v1H${from}z`);
      }
      return runs;
    })
    .join('');

export const Qr = ({
  text,
  label,
  size = 172,
}: {
  readonly text: string;
  readonly label: string;
  readonly size?: number;
}): JSX.Element => {
  const modules = useMemo(() => encodeQr(text), [text]);
  const side = modules.length + 2 * QUIET;
  return (
    <svg class="qr" width={size} height={size} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path d={pathOf(modules)} fill="#1f2d33" shape-rendering="crispEdges" />
    </svg>
  );
};
