import type { JSX } from 'preact';
import { pointOf } from '../layout';
import type { TableProps } from './props';
import { PushTag } from './push-tag';

/** Above the ships: what it costs to push them away. */
export const PushTags = ({ planner }: Pick<TableProps, 'planner'>): JSX.Element => {
  const { river } = planner.frame.state.value;
  return (
    <g>
      {planner.lit.value
        .filter(({ isPush }) => isPush)
        .map(({ place, coal }) => {
          const { x, y } = pointOf(river, place);
          return <PushTag key={place} at={{ x, y: y - 31 }} coal={coal} />;
        })}
    </g>
  );
};
