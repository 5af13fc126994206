import type { ComponentChildren, JSX } from 'preact';
import { HomeLink } from './brand';
import { onlineParts } from './head';
import { SkipLink } from './skip-link';
import { LanguageSwitch, SettingsLink, ThemeSwitch } from './switches';
import { useTitle } from './title';
import { UpdateNote } from './update-note';
import './shell.css';

/** The frame of all pages but the start page and the table: home link, heading, switches. */
export const Page = ({
  title,
  narrow = false,
  head,
  children,
}: {
  readonly title: string;
  readonly narrow?: boolean;
  /** In the place of the plain heading; with an `h1` of its own. */
  readonly head?: ComponentChildren;
  readonly children: ComponentChildren;
}): JSX.Element => {
  useTitle(title);
  const { Person } = onlineParts.value ?? {};
  return (
    <div class={narrow ? 'page narrow' : 'page'}>
      <SkipLink />
      <header class="top">
        <HomeLink />
        <div class="switches">
          {Person && <Person />}
          <LanguageSwitch />
          <ThemeSwitch />
          <SettingsLink />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {head ?? <h1>{title}</h1>}
        {children}
      </main>
      <UpdateNote />
    </div>
  );
};
