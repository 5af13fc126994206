import type { JSX } from 'preact';

const n = (value: number): string => value.toFixed(1);

export const Compass = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): JSX.Element => {
  let ticks = '';
  for (let i = 0; i < 32; i++) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 16), Math.cos((i * Math.PI) / 16)];
    ticks += `M${n(sin * r * 0.86)},${n(-cos * r * 0.86)}L${n(sin * r * 0.93)},${n(-cos * r * 0.93)}`;
  }
  return (
    <g class="river-compass" transform={`translate(${x},${y})`}>
      <circle r={r} stroke-width={0.8} />
      <circle r={r * 0.93} stroke-width={0.5} />
      <path d={ticks} stroke-width={0.6} />
      {[1, 3, 5, 7, 0, 2, 4, 6].map((i) => {
        const [length, wide] = i % 2 ? [r * 0.5, r * 0.07] : [r * 0.82, r * 0.1];
        return (
          <g key={i} transform={`rotate(${i * 45})`}>
            <path class="dark" d={`M0,${n(-length)}L${n(wide)},${n(-wide)}L0,0Z`} />
            <path class="light" d={`M0,${n(-length)}L${n(-wide)},${n(-wide)}L0,0Z`} />
          </g>
        );
      })}
      <text y={n(-r * 1.08)} font-size={n(r * 0.26)}>
        N
      </text>
    </g>
  );
};
