import type { Point } from '@showboat/ui';
import type { JSX } from 'preact';
import { type Options, type RiverTile, TILE_BY_ID } from '../../game';
import { CoalStation } from './coal-station';
import { Logs, SandBar } from './hazards';
import { spotsOf } from './spots';

/** What only tiles of the Black Rose have. */
export const RoseWaters = ({
  tile,
  number,
  options,
  heaps,
}: {
  readonly tile: RiverTile;
  readonly number: number;
  readonly options: Options;
  readonly heaps: readonly { readonly heap: Point; readonly jetty: Point }[];
}): JSX.Element => {
  const spec = TILE_BY_ID.get(tile.id);
  return (
    <>
      {heaps.map((heap, i) => (
        <CoalStation key={i} {...heap} />
      ))}
      {options.sandBars &&
        spotsOf(tile, spec?.sandBars).map((at, i) => (
          <SandBar key={i} at={at} angle={tile.heading * 60 - 30 + i * 14} seed={number + i} />
        ))}
      {options.logs &&
        spotsOf(tile, spec?.logs).map((at, i) => <Logs key={i} at={at} angle={tile.heading * 60 + 10 + i * 30} seed={i + 2} />)}
    </>
  );
};
