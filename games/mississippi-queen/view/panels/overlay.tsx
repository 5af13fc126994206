import { CameraButtons, type CameraHandle } from '@showboat/ui';
import type { JSX } from 'preact';
import type { TableProps } from '../pieces';
import { EdgeArrows } from './edge-arrows';
import { RiverBar } from './river-bar';
import { Threats } from './threats';

/** What lies over the board and does not move with it. */
export const Overlay = (props: TableProps & { readonly camera: CameraHandle }): JSX.Element => (
  <>
    <RiverBar {...props} />
    <Threats {...props} />
    <EdgeArrows {...props} />
    {props.planner.frame.layout.value === 'wide' && (
      <CameraButtons camera={props.camera} words={props.words.phrases.chart.camera} />
    )}
  </>
);
