import type { JSX } from 'preact';
import './person.css';

const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?';

/** Somebody away from tables; at a table people are their badge. Beside the name, so hidden from screen readers. */
export const Person = ({ name, size = 36 }: { readonly name: string; readonly size?: number }): JSX.Element => (
  <span class="person" style={{ '--size': `${size}px` }} aria-hidden="true">
    {initialOf(name)}
  </span>
);
