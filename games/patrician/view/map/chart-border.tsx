import type { JSX } from 'preact';
import './chart-border.css';

/** The printed edge of the map: fixed to the window, while the map moves below it. */
export const ChartBorder = (): JSX.Element => <div class="fresco-border" aria-hidden="true" />;
