import type { TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { LINK_ENDS, SITES, citiesFor, linksFor } from '../../game';
import { cityAt, linkAt, towerX } from '../map';
import type { Target } from '../planner/planner';
import { litTargets, nameTarget } from '../planner/targets';
import type { TableProps } from '../table-props';
import { MEASURES } from './measures';
import './places.css';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly target: Target;
  readonly box: Box;
}

/** Everything that takes the pointer, with room for a finger: half a city for a site. */
const placesOf = (layout: TableLayout, seats: number, hasMessengers: boolean): readonly Place[] => {
  const { reach, card } = MEASURES[layout];
  const cities = citiesFor(seats).flatMap((city): readonly Place[] => {
    const { x, y } = cityAt(layout, city, seats);
    const half = Math.max(22, 24 * card.scale);
    return [
      ...SITES.map((site) => ({
        target: { kind: 'site', city, site } as const,
        box: {
          x: x + towerX(layout, site) - reach.width / 2,
          y: y - reach.above,
          width: reach.width,
          height: reach.above + reach.below,
        },
      })),
      {
        target: { kind: 'lying', city } as const,
        box: { x: x - half, y: y - card.above - 34 * card.scale, width: 2 * half, height: 68 * card.scale },
      },
    ];
  });
  const links = hasMessengers
    ? linksFor(seats).map((link): Place => {
        const { x, y } = linkAt(layout, link, seats);
        return { target: { kind: 'link', link }, box: { x: x - 22, y: y - 36, width: 44, height: 46 } };
      })
    : [];
  return [...cities, ...links];
};

const placeId = (target: Target): string => `place-${nameTarget(target).replaceAll(':', '-')}`;

/**
 * The topmost layer: every place takes the pointer, because a barred one says why; the lit ones are buttons with a name.
 * Only a mouse hovers: with touch, the first tap plans.
 */
export const Places = ({ planner, phrases, words, layout }: TableProps & { readonly layout: TableLayout }): JSX.Element => {
  const state = planner.frame.state.value;
  const lit = litTargets(planner);
  const isPlacing = state.phase.kind === 'placing';
  const sayPlace = (target: Target): string => {
    if (target.kind === 'link') {
      const [one, other] = LINK_ENDS[target.link];
      return phrases.board.link(words.nameCity(one), words.nameCity(other));
    }
    const city = words.nameCity(target.city);
    if (target.kind === 'lying') return phrases.board.lying(city, words.nameCard(state.lying[target.city]));
    const height = state.towers[2 * target.city + (target.site === 'A' ? 0 : 1)].length;
    return phrases.board.site(city, phrases.plan.towers[target.site], height);
  };
  const look = (event: PointerEvent, target: Target | undefined): void => {
    if (event.pointerType === 'mouse') planner.hover(target);
  };
  return (
    <g>
      {placesOf(layout, state.options.seats, isPlacing).map(({ target, box }) => {
        const name = nameTarget(target);
        const isLit = lit.has(name);
        return (
          <rect
            key={name}
            {...box}
            class="pat-place"
            data-place={name}
            onPointerEnter={(event) => look(event, target)}
            onPointerLeave={(event) => look(event, undefined)}
            onClick={() => planner.choose(target)}
            {...(isLit ? { id: placeId(target), role: 'button', 'aria-label': sayPlace(target) } : { 'aria-hidden': true })}
          />
        );
      })}
    </g>
  );
};

/** For `aria-activedescendant` of the board: where the plan is. */
export const plannedPlace = (planner: TableProps['planner']): string | undefined => {
  const plan = planner.plan.value;
  if (!plan || !planner.isChosen.value) return undefined;
  const { city, link, sites, from, kind } = plan;
  if (link !== undefined) return placeId({ kind: 'link', link });
  if (city === undefined) return undefined;
  if (kind === 'take') return placeId({ kind: 'lying', city });
  return placeId({ kind: 'site', city, site: from ?? sites[0] });
};
