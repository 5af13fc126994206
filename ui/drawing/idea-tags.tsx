import type { JSX } from 'preact';
import type { Point } from '../hex-layout';
import './idea-tags.css';

const SIZE = 24;
const DIGIT = 11;

/** Where ideas lead, by their numbers in the list; several may lead to one place. */
export const IdeaTags = ({
  places,
  chosen,
  scale = 1,
}: {
  /** In the order of the list; nothing where the board has no place for it. */
  readonly places: readonly (Point | undefined)[];
  readonly chosen: number;
  readonly scale?: number;
}): JSX.Element => {
  const groups: { readonly at: Point; readonly ideas: number[] }[] = [];
  // One tag for ideas whose tags would cover each other: the next floor of the same tower, say.
  const reach = SIZE * scale;
  places.forEach((at, idea) => {
    if (!at) return;
    const near = groups.find((group) => Math.abs(group.at.x - at.x) < reach && Math.abs(group.at.y - at.y) < reach);
    if (near) near.ideas.push(idea);
    else groups.push({ at, ideas: [idea] });
  });
  return (
    <g aria-hidden="true" pointer-events="none">
      {groups.map(({ at, ideas }) => {
        const text = ideas.map((idea) => idea + 1).join(' · ');
        const width = SIZE + (ideas.length - 1) * 2 * DIGIT;
        return (
          <g
            key={`${at.x} ${at.y}`}
            class={ideas.includes(chosen) ? 'idea-tag chosen' : 'idea-tag'}
            transform={`translate(${at.x},${at.y}) scale(${scale})`}
          >
            <rect x={-width / 2} y={-SIZE / 2} width={width} height={SIZE} rx="6" />
            <text y="5.5">{text}</text>
          </g>
        );
      })}
    </g>
  );
};
