import { Sparkle, lettersOf, type TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { type City, SITES, type Site, TOKEN_VALUES, forecastOf, isComplete } from '../../game';
import { Piazza, cityAt, towerX } from '../map';
import { freshTower, isCardChosen, litTargets, nameTarget, plannedTowers } from '../planner/targets';
import type { Planner } from '../planner/planner';
import type { TableProps } from '../table-props';
import { LyingCard } from './lying-card';
import { Pill } from './pill';
import { freshLevels } from './since';
import { Plate } from './plate';
import { Tower } from './tower';
import './city.css';

/** The planned floors on a site. */
const plannedOn = ({ plan, held, card }: Planner, city: City, site: Site, isBegunHere: boolean): number => {
  const { value } = plan;
  if (value?.city === city && (value.kind === 'build' || value.kind === 'move'))
    return value.sites.filter((one) => one === site).length;
  return isBegunHere && card.value !== undefined && held.value.begun === site ? 1 : 0;
};

/** One city with everything that belongs to it; a plan shows its result. */
export const CityPlace = ({
  planner,
  phrases,
  words,
  city,
  layout,
  isBegun,
}: Pick<TableProps, 'planner' | 'phrases' | 'words'> & {
  readonly city: City;
  readonly layout: TableLayout;
  /** The first floor of two is begun here. */
  readonly isBegun: boolean;
}): JSX.Element => {
  const { frame } = planner;
  const state = frame.state.value;
  const { seats } = state.options;
  const plan = planner.plan.value;
  const isPlanned = plan?.city === city && plan.kind !== 'take';
  const mover = frame.seat.value ?? state.turn;
  const towers = [...plannedTowers(state, isPlanned ? plan : undefined)];
  const { begun } = planner.held.value;
  if (isBegun && !isPlanned && begun !== undefined) towers[2 * city + (begun === 'A' ? 0 : 1)] += mover;
  const forecast = forecastOf({ ...state, towers }, city);
  const isScored = isComplete(state.towers, city);
  const before = frame.last.value?.before;
  const isDecided = isScored && before !== undefined && !isComplete(before.towers, city);
  const letters = lettersOf(frame.players.value);
  const lit = litTargets(planner);
  const isMoving = planner.question.value === 'move';
  const at = cityAt(layout, city, seats);
  const isLevel = forecast.towers[0].height === forecast.towers[1].height;
  const isLit = SITES.some((site) => lit.has(nameTarget({ kind: 'site', city, site })));
  const slotAt = (site: Site): 'none' | 'pale' | 'bright' => {
    if (isMoving || !lit.has(nameTarget({ kind: 'site', city, site }))) return 'none';
    return isCardChosen(planner) ? 'bright' : 'pale';
  };
  return (
    <g class={isDecided ? 'pat-decided' : isPlanned && !planner.isChosen.value ? 'looked-only' : undefined}>
      {(isPlanned || (isLit && isCardChosen(planner)) || isBegun) && (
        <ellipse
          class="pat-glow"
          cx={at.x}
          cy={at.y - (layout === 'wide' ? 52 : 22)}
          rx={layout === 'wide' ? 118 : 108}
          ry={layout === 'wide' ? 118 : 64}
          fill="url(#pat-glow)"
        />
      )}
      <Piazza layout={layout} city={city} seats={seats} />
      {SITES.map((site, i) => {
        const foot = { x: at.x + towerX(layout, site), y: at.y };
        const planned = plannedOn(planner, city, site, isBegun);
        const tower = forecast.towers[i];
        const isHigh = isLevel ? i === 0 : tower.height > forecast.towers[1 - i].height;
        const isMovable = isMoving && lit.has(nameTarget({ kind: 'site', city, site }));
        const isLeaving = plan?.kind === 'move' && isPlanned && plan.from === site;
        return (
          <g key={site}>
            <Tower
              at={foot}
              layout={layout}
              floors={isLeaving ? state.towers[2 * city + i] : towers[2 * city + i]}
              planned={planned}
              isLeaving={isLeaving}
              isFresh={freshTower(frame) === 2 * city + i}
              winner={tower.leader}
              isScored={isScored}
              isMovable={isMovable}
              fresh={freshLevels(frame.since?.value, 2 * city + i)}
              slot={planned > 0 && (plan?.sites.length ?? 0) > 0 ? 'none' : slotAt(site)}
            />
            <Pill
              at={foot}
              layout={layout}
              value={TOKEN_VALUES[2 * city + (isHigh ? 1 : 0)]}
              leader={tower.leader}
              letter={tower.leader === undefined ? '' : letters[tower.leader]}
              isScored={isScored}
              isPlanned={planned > 0}
            />
          </g>
        );
      })}
      {isDecided && !frame.isMotionReduced.value && <Sparkle x={at.x} y={at.y - 70} r={layout === 'wide' ? 92 : 58} />}
      <LyingCard
        planner={planner}
        phrases={phrases}
        city={city}
        layout={layout}
        isLit={lit.has(nameTarget({ kind: 'lying', city }))}
      />
      <Plate
        at={at}
        layout={layout}
        city={city}
        name={words.nameCity(city)}
        floors={towers[2 * city].length + towers[2 * city + 1].length}
        of={phrases.board.of}
      />
    </g>
  );
};
