import type { ReadonlySignal } from '@preact/signals';
import { CallOut, type CameraHandle, type Point, toScreen } from '@showboat/ui';
import type { JSX } from 'preact';
import { pointOf } from './layout';
import type { TableProps } from './pieces';
import { PlanCallOut } from './pieces/plan-call-out';
import type { Way } from './planner/planner';

/** Beside the board's drawing: the plan and "why not?". They follow the camera. */
export const CallOuts = ({
  camera,
  looked,
  ...props
}: Pick<TableProps, 'planner' | 'phrases'> & {
  readonly camera: CameraHandle;
  readonly looked: ReadonlySignal<Way | undefined>;
}): JSX.Element => {
  const lens = camera.lens.value;
  const { x, y, width, height } = camera.view.value;
  const { x: left, y: top } = toScreen(lens, { x, y });
  const area = { left, top, right: left + width * lens.scale, bottom: top + height * lens.scale };
  const onScreen = (point: Point): Point => toScreen(lens, point);
  const way = props.planner.asked.value && looked.value;
  const said = way?.refusal ? props.planner.frame.why.sayRefusal(way.refusal) : '';
  if (said !== '' && way?.place !== undefined) {
    return (
      <CallOut at={onScreen(pointOf(props.planner.frame.state.value.river, way.place))} area={area} isAlarm>
        <b>{props.phrases.dock.whyNot}</b>
        <span>{said}</span>
      </CallOut>
    );
  }
  return <PlanCallOut {...props} toScreen={onScreen} area={area} />;
};
