import { Drawing, type Place, Placed, Shapes } from '@showboat/ui';
import type { JSX } from 'preact';
import type { Patrician } from '../../game';
import { BUSTS, MEDAL, NICHE } from './busts';
import { BRASS_DARK } from './colours';

const Opening = ({
  patrician,
  shape,
  clip,
  rim,
}: {
  readonly patrician: Patrician;
  readonly shape: string;
  readonly clip: string;
  readonly rim: number;
}): JSX.Element => {
  const { ground, shapes } = BUSTS[patrician];
  return (
    <>
      <path d={shape} fill={ground} />
      <g clip-path={clip}>
        <Shapes of={shapes} />
      </g>
      <path d={shape} fill="none" stroke={BRASS_DARK} stroke-width={rim} />
    </>
  );
};

/** A portrait in the round. `x`, `y` is the centre. */
export const Medal = ({ x, y, r, patrician }: Place & { readonly r: number; readonly patrician: Patrician }): JSX.Element => (
  <Placed x={x} y={y} scale={r / 48}>
    <g transform="translate(-51 -53)">
      <Opening patrician={patrician} shape={MEDAL} clip="url(#pat-medal)" rim={r > 20 ? 3.6 : 5} />
    </g>
  </Placed>
);

/** The same among words. */
export const MedalIcon = ({ patrician, size }: { readonly patrician: Patrician; readonly size: number }): JSX.Element => (
  <Drawing box={[-51, -51, 102, 102]} width={size}>
    <Medal x={0} y={0} r={48} patrician={patrician} />
  </Drawing>
);

/** A portrait under an arch, 92 by 106 at scale 1. `x`, `y` is the middle of its foot. */
export const Niche = ({
  x,
  y,
  width,
  patrician,
}: Place & { readonly width: number; readonly patrician: Patrician }): JSX.Element => (
  <Placed x={x} y={y} scale={width / 92}>
    <g transform="translate(-51 -110)">
      <Opening patrician={patrician} shape={NICHE} clip="url(#pat-niche)" rim={2.6} />
    </g>
  </Placed>
);
