import type { ComponentChildren, JSX } from 'preact';
import { type Route, formatRoute } from './routes';

/** A link within the page; the router catches the click. */
export const Link = ({
  to,
  children,
  ...rest
}: {
  readonly to: Route;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly 'aria-label'?: string;
}): JSX.Element => (
  <a href={formatRoute(to)} {...rest}>
    {children}
  </a>
);
