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
  const groups = new Map<string, { readonly at: Point; readonly ideas: number[] }>();
  places.forEach((at, idea) => {
    if (!at) return;
    const name = `${at.x} ${at.y}`;
    const group = groups.get(name) ?? { at, ideas: [] };
    group.ideas.push(idea);
    groups.set(name, group);
  });
  return (
    <g aria-hidden="true" pointer-events="none">
      {[...groups].map(([name, { at, ideas }]) => {
        const text = ideas.map((idea) => idea + 1).join(' · ');
        const width = SIZE + (ideas.length - 1) * 2 * DIGIT;
        return (
          <g
            key={name}
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
