import type { CameraHandle } from '@showboat/ui';
import type { JSX } from 'preact';
import { NOWHERE } from '../game';
import type { Planner } from './planner/planner';
import { pointOf } from './layout';
import { SHIPS } from './pieces';
import { SmallMap } from './river/small-map';

export const PhoneMap = ({ planner, camera }: { readonly planner: Planner; readonly camera: CameraHandle }): JSX.Element => {
  const { river, options, ships } = planner.frame.state.value;
  const dots = ships
    .filter(({ at }) => at !== NOWHERE)
    .map(({ id, at }) => ({ id, colour: SHIPS[id].hull, ...pointOf(river, at) }));
  return <SmallMap river={river} options={options} ships={dots} view={camera.view} onJump={(to) => camera.lookAt(to)} />;
};
