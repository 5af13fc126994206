import type { CameraHandle } from '@showboat/ui';
import type { JSX } from 'preact';
import { NOWHERE } from '../game';
import type { Helm } from './helm/helm';
import { pointOf } from './layout';
import { SHIPS } from './pieces';
import { SmallMap } from './river/small-map';

export const PhoneMap = ({ helm, camera }: { readonly helm: Helm; readonly camera: CameraHandle }): JSX.Element => {
  const { river, options, ships } = helm.frame.state.value;
  const dots = ships
    .filter(({ at }) => at !== NOWHERE)
    .map(({ id, at }) => ({ id, colour: SHIPS[id].hull, ...pointOf(river, at) }));
  return <SmallMap river={river} options={options} ships={dots} view={camera.view} onJump={(to) => camera.lookAt(to)} />;
};
