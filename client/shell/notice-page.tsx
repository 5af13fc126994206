import type { JSX } from 'preact';
import { messages } from '../messages';
import { Page } from './page';

export const UnknownPage = (): JSX.Element => {
  const { pages, unknown } = messages.value.shell;
  return (
    <Page title={pages.unknown} narrow>
      <div class="panel notice">
        <p>{messages.value.saved.noSuchPage}</p>
        <a class="btn primary" href="/">
          {unknown.back}
        </a>
      </div>
    </Page>
  );
};
