import { hexCentre } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type RiverProps, waiting } from './ground';
import type { Scene } from './scene';
import { Parting } from '../late-parts';
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

/** Strokes, outlines and words on the fog. */
const Marks = ({ scene, words }: { readonly scene: Scene; readonly words: string }): JSX.Element | null => {
  const { terrain } = scene;
  const at = useMemo(() => wordsAt(scene), [scene.river]);
  if (!terrain || !at) return null;
  return (
    <>
      <path class="places" d={terrain.places} />
      {terrain.mist.map((d, i) => (
        <path key={i} class={`mist m${i}`} d={d} />
      ))}
      <text x={at.x.toFixed(1)} y={at.y.toFixed(1)}>
        {words}
      </text>
    </>
  );
};

const Sheets = ({ scene: { terrain } }: { readonly scene: Scene }): JSX.Element | null =>
  useMemo(
    () =>
      terrain ? (
        <>
          {terrain.fog.map((d, i) => (
            <path key={i} class="sheet" d={d} />
          ))}
        </>
      ) : null,
    [terrain],
  );

/** Over the places where the next tile may be laid. It depends only on those places, so it cannot reveal the tile. */
export const Fog = ({ scene, unknownWater }: Pick<RiverProps, 'scene'> & { readonly unknownWater: string }): JSX.Element => {
  const { now, before, arriving } = scene;
  return (
    <g style={waiting(scene)} aria-hidden="true">
      <g key={now.river.tiles.length} class={before && arriving !== undefined ? 'river-fog gathering' : 'river-fog'}>
        <Sheets scene={now} />
        <Marks scene={now} words={unknownWater} />
      </g>
      {before && arriving !== undefined && (
        <>
          {Parting.isHere() ? (
            <Parting scene={before} tile={now.river.tiles[arriving]} />
          ) : (
            <g class="river-fog parting">
              <Sheets scene={before} />
            </g>
          )}
          <g class="river-fog river-leaving">
            <Marks scene={before} words={unknownWater} />
          </g>
        </>
      )}
    </g>
  );
};
