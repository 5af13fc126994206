import { IdeaTags, type Point, type TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { SITES, type State } from '../../game';
import { cityAt, linkAt, towerX } from '../map';
import type { Plan, Planner } from '../planner/planner';
import { planOfHint, plansOf } from '../planner/plans';
import { MEASURES } from './measures';
import './ideas.css';

/** The top of a floor that would be built. */
const topOf = (state: State, layout: TableLayout, plan: Plan): Point | undefined => {
  const { city, sites, link } = plan;
  const { seats } = state.options;
  if (link !== undefined) return linkAt(layout, link, seats);
  if (city === undefined) return undefined;
  const { x, y } = cityAt(layout, city, seats);
  if (sites.length === 0) return { x, y: y - MEASURES[layout].card.above };
  const height = state.towers[2 * city + SITES.indexOf(sites[0])].length + sites.filter((site) => site === sites[0]).length;
  return { x: x + towerX(layout, sites[0]), y: y - height * MEASURES[layout].floor.height };
};

/** Where the ideas build: the floors of those that are not looked at, dashed, and the numbers of all. */
export const Ideas = ({ planner, layout }: { readonly planner: Planner; readonly layout: TableLayout }): JSX.Element => {
  const { frame, hinted, plan } = planner;
  const state = frame.state.value;
  const plans = plansOf(state);
  const ideas = frame.hints.value.map((hint) => planOfHint(plans, hint));
  const { width, height } = MEASURES[layout].floor;
  const tops = ideas.map((idea) => idea && topOf(state, layout, idea));
  const above = layout === 'wide' ? 16 : 10;
  return (
    <>
      {tops.map((top, i) => {
        const idea = ideas[i];
        return top === undefined ||
          !idea ||
          idea.sites.length === 0 ||
          (i === frame.hint.value && plan.value === hinted.value) ? null : (
          <rect key={i} class="pat-idea" x={top.x - width / 2} y={top.y} width={width} height={height} rx="2.5" />
        );
      })}
      <IdeaTags
        places={tops.map((top) => top && { x: top.x, y: top.y - above })}
        chosen={frame.hint.value}
        scale={layout === 'wide' ? 1 : 0.75}
      />
    </>
  );
};
