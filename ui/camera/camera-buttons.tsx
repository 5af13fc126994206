import type { JSX } from 'preact';
import { Icon } from '../icon';
import type { CameraHandle } from './create-camera';
import './camera-buttons.css';

export interface CameraWords {
  readonly nearer: string;
  readonly further: string;
  readonly centre: string;
}

export interface CameraButtonsProps {
  readonly camera: CameraHandle;
  readonly words: CameraWords;
}

export const CentreButton = ({ camera, words }: CameraButtonsProps): JSX.Element => (
  <button type="button" class="btn" aria-label={words.centre} title={words.centre} onClick={() => camera.centre()}>
    <Icon name="target" size={18} />
  </button>
);

/** For players without a mouse wheel or a touch screen. */
export const CameraButtons = ({ camera, words }: CameraButtonsProps): JSX.Element => (
  <div class="camera-buttons">
    <button
      type="button"
      class="btn"
      aria-label={words.nearer}
      title={words.nearer}
      onClick={() => camera.zoom(1.25, undefined, 'glide')}
    >
      <Icon name="plus" size={18} />
    </button>
    <button
      type="button"
      class="btn"
      aria-label={words.further}
      title={words.further}
      onClick={() => camera.zoom(0.8, undefined, 'glide')}
    >
      <Icon name="minus" size={18} />
    </button>
    <CentreButton camera={camera} words={words} />
  </div>
);
