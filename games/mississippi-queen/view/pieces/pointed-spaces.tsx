import { hexPath, pointed } from '@showboat/ui';
import type { JSX } from 'preact';
import { type State, parsePlace, tileOf } from '../../game';
import { pointOf } from '../layout';

/** What a lesson points at, or a line of the log. */
export const PointedSpaces = ({ state: { river } }: { readonly state: State }): JSX.Element => {
  const places = pointed.value
    .flatMap((name) => parsePlace(name) ?? [])
    .filter((place) => {
      const tile = tileOf(place);
      return tile >= river.first && tile < river.tiles.length;
    });
  return (
    <g aria-hidden="true">
      {places.map((place) => (
        <g key={place}>
          <path class="pointed-casing" d={hexPath(pointOf(river, place), 0.96)} />
          <path class="pointed-space" d={hexPath(pointOf(river, place), 0.96)} />
        </g>
      ))}
    </g>
  );
};
