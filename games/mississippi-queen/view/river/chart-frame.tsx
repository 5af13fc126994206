import type { JSX } from 'preact';
import './chart-frame.css';

/** The printed edge of the chart: fixed to the window, while the chart moves below it. */
export const ChartFrame = (): JSX.Element => <div class="chart-frame" aria-hidden="true" />;
