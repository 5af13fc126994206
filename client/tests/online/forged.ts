import type { Disclosure } from '@showboat/protocol';
import type { Page } from 'playwright-core';

export const DISCLOSURE = '**/disclosure';

/** What the server discloses is changed on its way, until the page is unrouted. */
export const forgeDisclosure = (page: Page, change: (disclosure: Disclosure) => Partial<Disclosure>): Promise<unknown> =>
  page.route(DISCLOSURE, async (route) => {
    const disclosure: Disclosure = await (await route.fetch()).json();
    await route.fulfill({ json: { ...disclosure, ...change(disclosure) } });
  });

/** One draw is something else that could have been drawn. */
export const withWrongDraw = ({ draws }: Disclosure, at: number): Partial<Disclosure> => ({
  draws: draws.map((draw, i) =>
    i === at ? { ...draw, token: draw.chances.find(([token]) => token !== draw.token)?.[0] ?? '' } : draw,
  ),
});
