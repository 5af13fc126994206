import type { ComponentChildren, JSX } from 'preact';
import { Camera } from '../camera/camera';
import { CameraButtons, type CameraWords } from '../camera/camera-buttons';
import { CameraHome } from '../camera/camera-home';
import type { CameraHandle } from '../camera/create-camera';
import type { Insets } from '../camera/lens';
import { ChartBorder } from '../chart-border';
import type { Rect } from '../drawing/rect';
import type { TableFrame } from '../view';
import { BoardFrame, type BoardFrameProps } from './board-frame';

interface Props extends Omit<BoardFrameProps, 'part'> {
  readonly frame: Pick<TableFrame<unknown, unknown>, 'layout' | 'isMotionReduced'>;
  readonly camera: CameraHandle;
  readonly cameraWords: CameraWords;
  readonly rect: Rect;
  readonly insets: Insets;
  /** What stands over the drawing, where there is room. */
  readonly over?: ComponentChildren;
}

/** A board that is visible as a whole, as large as the panels leave it. */
export const WholeBoard = ({ frame, camera, cameraWords, rect, insets, over, children, ...board }: Props): JSX.Element => (
  <BoardFrame {...board}>
    <Camera
      camera={camera}
      bounds={rect}
      focus={rect}
      insets={insets}
      minScale={0.3}
      maxScale={2.4}
      scale="fit"
      isMotionReduced={frame.isMotionReduced.value}
    >
      {children}
    </Camera>
    {frame.layout.value === 'wide' ? (
      <>
        {over}
        <ChartBorder />
        <CameraButtons camera={camera} words={cameraWords} />
      </>
    ) : (
      <CameraHome camera={camera} words={cameraWords} />
    )}
  </BoardFrame>
);
