import type { TableLayout } from '@showboat/ui';
import type { JSX } from 'preact';
import { type City, isComplete } from '../../game';
import { cityAt } from '../map';
import { MiniCard } from '../pieces';
import type { TableProps } from '../table-props';
import { MEASURES } from './measures';
import { isFreshCard } from './since';
import './lying-card.css';

/** The card that lies open at a city, or that nothing will lie there any more. */
export const LyingCard = ({
  planner,
  phrases,
  city,
  layout,
  isLit,
}: Pick<TableProps, 'planner' | 'phrases'> & {
  readonly city: City;
  readonly layout: TableLayout;
  readonly isLit: boolean;
}): JSX.Element | null => {
  const { frame } = planner;
  const state = frame.state.value;
  const card = state.lying[city];
  const { above, scale } = MEASURES[layout].card;
  const ground = cityAt(layout, city, state.options.seats);
  const at = { x: ground.x, y: ground.y - above };
  const move = frame.last.value?.move;
  const isNew = move?.kind === 'turn-up' && move.city === city;
  if (card < 0) {
    if (!isComplete(state.towers, city)) return null;
    const [one, two] = phrases.board.done;
    return layout === 'wide' ? (
      <g class="pat-done" aria-hidden="true">
        <rect x={at.x - 22} y={at.y - 16} width="44" height="42" rx="5" />
        <text x={at.x} y={at.y + 1}>
          {one}
        </text>
        <text x={at.x} y={at.y + 16}>
          {two}
        </text>
      </g>
    ) : (
      <g class="pat-done" aria-hidden="true">
        <rect x={at.x - 28} y={at.y + 2} width="56" height="22" rx="4" />
        <text x={at.x} y={at.y + 17}>
          {phrases.board.doneShort}
        </text>
      </g>
    );
  }
  const [width, height] = [44 * scale, 60 * scale];
  const isChosen = planner.plan.value?.kind === 'take' && planner.plan.value.city === city;
  return (
    <g key={card} class={isNew ? 'pat-turned' : undefined} style={{ transformOrigin: `${at.x}px ${at.y}px` }} aria-hidden="true">
      {isLit && (
        <rect
          class={isChosen ? 'pat-card-mount chosen' : 'pat-card-mount'}
          x={at.x - width / 2 - 4}
          y={at.y - height / 2 - 4}
          width={width + 8}
          height={height + 8}
          rx="8"
        />
      )}
      <MiniCard x={at.x} y={at.y} card={card} scale={scale} />
      {isFreshCard(frame.since?.value, city) && (
        <circle class="pat-since-card" cx={at.x + width / 2 - 2} cy={at.y - height / 2 + 2} r={layout === 'wide' ? 5.5 : 4.5} />
      )}
    </g>
  );
};
