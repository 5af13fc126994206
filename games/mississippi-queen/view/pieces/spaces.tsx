import { hexPath } from '@showboat/ui';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { CELLS, type State, formatPlace, placeOf } from '../../game';
import { pointOf } from '../layout';
import { type TableProps, shipName } from './props';
import './lit.css';

/** The id of a space's mark, for `aria-activedescendant` of the board: the board is one tab stop, the planner's cursor moves in it. */
export const spaceId = (place: number): string => `space-${formatPlace(place)}`;

const placesOf = ({ first, tiles }: State['river']): readonly number[] =>
  tiles.flatMap((_, tile) => (tile < first ? [] : CELLS.map((_cell, cell) => placeOf(tile, cell))));

/**
 * The topmost layer: every space takes the pointer, because a barred one says why; the lit ones are buttons with a name.
 * Only a mouse hovers: with touch, the first tap plans.
 */
export const Spaces = ({
  planner,
  phrases,
  onHover,
}: Pick<TableProps, 'planner' | 'phrases'> & { readonly onHover?: (place: number | undefined) => void }): JSX.Element => {
  const state = planner.frame.state.value;
  const { river } = state;
  const lit = new Map(planner.lit.value.map((space) => [space.place, space]));
  const nameOf = (place: number, coal: number): string => {
    const met = state.ships.find((ship) => ship.at === place);
    const name = formatPlace(place);
    const space = lit.get(place);
    const said =
      met && space?.isPush ? phrases.board.push(name, shipName(phrases, met.id), coal) : phrases.board.space(name, coal);
    return space?.growsFirst ? `${said}, ${phrases.plan.growsFirst}` : said;
  };
  // Most spaces are not lit, and none of those changes until the river does.
  const spaces = useMemo(() => {
    const look = (event: PointerEvent, place: number | undefined): void => {
      if (event.pointerType !== 'mouse') return;
      planner.hover(place);
      onHover?.(place);
    };
    return placesOf(river).map((place) => {
      const always = {
        class: 'space',
        d: hexPath(pointOf(river, place)),
        onPointerEnter: (event: PointerEvent) => look(event, place),
        onPointerLeave: (event: PointerEvent) => look(event, undefined),
        onClick: () => planner.choose(place),
      };
      return { place, always, plain: <path key={place} {...always} aria-hidden="true" /> };
    });
  }, [river, planner]);
  return (
    <g>
      {spaces.map(({ place, always, plain }) => {
        const space = lit.get(place);
        return space ? (
          <path key={place} {...always} id={spaceId(place)} role="button" aria-label={nameOf(place, space.coal)} />
        ) : (
          plain
        );
      })}
    </g>
  );
};
