import { hexCentre } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RiverProps } from './ground';
import { type Scene, useScene } from './scene';
import { posesAhead } from './spots';
import './river.css';

/** The words lie over the place straight ahead, else over the first that is open. */
const wordsAt = ({ river }: Scene): { readonly x: number; readonly y: number } | undefined => {
  const poses = posesAhead(river);
  const last = river.tiles[river.tiles.length - 1];
  const ahead = poses.find(({ heading }) => heading === last.heading) ?? poses[0];
  if (!ahead) return undefined;
  const [from, to] = [hexCentre(last), hexCentre(ahead)];
  return { x: from.x + (to.x - from.x) * 0.92, y: from.y + (to.y - from.y) * 0.92 };
};

const Sheets = ({ scene, words }: { readonly scene: Scene; readonly words: string }): JSX.Element | null => {
  const { terrain } = scene;
  const at = useMemo(() => wordsAt(scene), [scene.river]);
  const drawn = useMemo(
    () =>
      terrain && (
        <>
          {terrain.fog.map((d, i) => (
            <path key={i} class="sheet" d={d} />
          ))}
          <path class="places" d={terrain.places} />
          {terrain.mist.map((d, i) => (
            <path key={i} class={`mist m${i}`} d={d} />
          ))}
        </>
      ),
    [terrain],
  );
  if (!terrain || !at) return null;
  return (
    <>
      {drawn}
      <text x={at.x.toFixed(1)} y={at.y.toFixed(1)}>
        {words}
      </text>
    </>
  );
};

/** Over the places where the next tile may be laid. It depends only on those places, so it cannot reveal the tile. */
export const Fog = ({
  river,
  options,
  isMotionReduced,
  unknownWater,
}: RiverProps & { readonly unknownWater: string }): JSX.Element => {
  const { now, before } = useScene(river, options, isMotionReduced);
  return (
    <g aria-hidden="true">
      {before && before.terrain?.fog !== now.terrain?.fog && (
        <g key={before.river.tiles.length} class="river-fog thinning">
          <Sheets scene={before} words={unknownWater} />
        </g>
      )}
      <g key={now.river.tiles.length} class={before ? 'river-fog gathering' : 'river-fog'}>
        <Sheets scene={now} words={unknownWater} />
      </g>
    </g>
  );
};
