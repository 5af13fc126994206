import { type Point, noiseAt, seededRandom, smoothRing } from '@showboat/ui';
import type { JSX } from 'preact';

const TRUNKS = [
  [-15, -12, 30],
  [-21, -4.4, 38],
  [-14, 3.2, 34],
  [-20, 10.8, 32],
] as const;

interface Hazard {
  readonly at: Point;
  readonly angle: number;
  readonly seed: number;
}

const placed = ({ at, angle }: Hazard): string => `translate(${at.x.toFixed(1)},${at.y.toFixed(1)}) rotate(${angle})`;

export const Logs = (hazard: Hazard): JSX.Element => {
  const random = seededRandom(hazard.seed * 91 + 5);
  return (
    <g transform={placed(hazard)} class="river-logs">
      {TRUNKS.map(([x, y, length], i) => (
        <g key={i} transform={`rotate(${((random() - 0.5) * 12).toFixed(1)})`}>
          <rect class="river-shade-water" x={x + 1.5} y={y - 2.2} width={length} height={6.6} rx={3.3} />
          <rect class="trunk" x={x} y={y - 3.3} width={length} height={6.6} rx={3.3} />
          <path class="bark" d={`M${x + 5},${y - 0.6}h${length * 0.45}M${x + length * 0.55},${y + 1.2}h${length * 0.25}`} />
          <circle class="cut" cx={x + length - 3.3} cy={y} r={2.9} />
          <circle class="rings" cx={x + length - 3.3} cy={y} r={1.2} />
        </g>
      ))}
      <path class="river-foam" d="M-24,18q6,4 12,0t12,0t12,0M-20,-20q6,-4 12,0t12,0" />
    </g>
  );
};

export const SandBar = (hazard: Hazard): JSX.Element => {
  const random = seededRandom(hazard.seed * 53 + 1);
  const ring = (scale: number): string =>
    smoothRing(
      Array.from({ length: 26 }, (_, i) => {
        const angle = (i * Math.PI) / 13;
        const r = scale * (1 + 0.12 * noiseAt(Math.cos(angle) * 2 + hazard.seed * 7, Math.sin(angle) * 2, 9));
        return { x: 27 * r * Math.cos(angle), y: 17 * r * Math.sin(angle) };
      }),
    );
  let grains = '';
  for (let i = 0; i < 44; i++) {
    const angle = random() * 2 * Math.PI;
    const far = Math.sqrt(random());
    grains += `M${(21 * far * Math.cos(angle)).toFixed(1)},${(12.5 * far * Math.sin(angle)).toFixed(1)}h.01`;
  }
  return (
    <g transform={placed(hazard)} class="river-bar">
      <path class="halo" d={ring(1.22)} />
      <path class="surf" d={ring(1.1)} />
      <path class="sand" d={ring(1)} />
      <path class="ripples" d="M-18,3q6,-4 12,0t12,0t11,-1M-13,-5q6,-4 12,0t12,0" />
      <path class="grains" d={grains} />
    </g>
  );
};
