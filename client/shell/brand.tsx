import type { JSX } from 'preact';
import { messages } from '../messages';
import { Wheel } from './wheel';

/** The link home on every page but the first. */
export const HomeLink = (): JSX.Element => (
  <a class="brand" href="/" aria-label={`${messages.value.shell.name}: ${messages.value.shell.home}`}>
    <Wheel size={36} />
    <span class="word">{messages.value.shell.name}</span>
  </a>
);
