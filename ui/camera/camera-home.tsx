import type { JSX } from 'preact';
import { covered } from '../covered';
import { type CameraButtonsProps, CentreButton } from './camera-buttons';

/** On phones pinching does the rest; the button back to the focus is above the sheet, while the camera is away from it. */
export const CameraHome = ({ camera, words }: CameraButtonsProps): JSX.Element | null =>
  camera.isAway.value ? (
    <div class="camera-buttons camera-home" style={{ bottom: `${covered.value?.bottom ?? 0}px` }}>
      <CentreButton camera={camera} words={words} />
    </div>
  ) : null;
