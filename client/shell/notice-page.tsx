import type { JSX } from 'preact';
import { messages } from '../messages';
import { Page } from './page';

export const UnknownPage = (): JSX.Element => {
  const { pages, unknown } = messages.value.shell;
  return (
    <Page title={pages.unknown} narrow>
      <div class="panel notice">
        <p>{unknown.line}</p>
        <a class="btn primary" href="/">
          {unknown.back}
        </a>
      </div>
    </Page>
  );
};

/** A part of the client failed to load: offline, or the server has a new version. */
export const FailedPage = (): JSX.Element => {
  const { failed, again, name } = messages.value.shell;
  return (
    <Page title={name} narrow>
      <div class="panel notice" role="alert">
        <p>{failed}</p>
        <button type="button" class="btn primary" onClick={() => location.reload()}>
          {again}
        </button>
      </div>
    </Page>
  );
};
