import type { JSX } from 'preact';
import './chart-border.css';

/** The printed edge of a board: fixed to the window, while the board moves below it. Games give it `--border-light` and `--border-dark`. */
export const ChartBorder = (): JSX.Element => <div class="chart-border" aria-hidden="true" />;
