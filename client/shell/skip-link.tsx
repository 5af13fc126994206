import type { JSX } from 'preact';
import { messages } from '../messages';
import './shell.css';

/** The first link of a page: past everything that all pages have. */
export const SkipLink = (): JSX.Element => (
  <a class="skip btn" href="#main">
    {messages.value.shell.skip}
  </a>
);
