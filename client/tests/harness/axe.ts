import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { paleTexts } from './contrast';
import { lowerCurtain, raiseCurtain } from './page';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const CONTRAST = 'color-contrast';

/** Rules that ask how opaque everything is. */
const COLOURS = [CONTRAST, 'link-in-text-block'];

export interface Findings {
  readonly problems: readonly string[];
  /** Texts whose contrast axe could not judge. */
  readonly unjudged: readonly string[];
}

/** Runs axe in the page itself, which is quick where there are no frames. */
const runWith = async (page: Page, given: axe.RunOptions): Promise<Findings> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([which, contrast]) => {
      const options: axe.RunOptions & { readonly checks: unknown } = {
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        // A digit is a text, too.
        checks: { [contrast]: { options: { ignoreLength: true } } },
        ...which,
      };
      const { violations, incomplete } = await window.axe.run(document, options);
      const problems = violations.flatMap(({ id, help, nodes }) =>
        nodes
          // In a drawing the fill counts, and axe does not know it.
          .filter(({ element }) => !(id === contrast && element instanceof SVGElement))
          .map(
            ({ target, failureSummary = '' }) =>
              `${id}: ${help} at ${target.join(' ')} (${failureSummary.split('\n').slice(1).join('; ').trim()})`,
          ),
      );
      const unjudged = incomplete.filter(({ id }) => id === contrast).flatMap(({ nodes }) => nodes);
      return { problems, unjudged: unjudged.map(({ target, any }) => `${any[0]?.data?.messageKey}: ${target.join(' ')}`) };
    },
    [given, CONTRAST] as const,
  );
};

const runInSight = async (page: Page, given: axe.RunOptions): Promise<Findings> => {
  await raiseCurtain(page);
  const found = await runWith(page, given);
  await lowerCurtain(page);
  return found;
};

const only = (values: string[]): axe.RunOptions => ({ runOnly: { type: 'rule', values } });

/** All rules. */
export const runAxe = (page: Page): Promise<Findings> => runInSight(page, {});

/** What depends on the theme. */
export const runColours = (page: Page): Promise<Findings> => runInSight(page, only(COLOURS));

/** All rules but contrast, and mostly without painting anything: boards take long to paint, and axe cannot judge texts on them. */
export const runStructure = async (page: Page): Promise<readonly string[]> => {
  const rules = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]));
  const { problems } = await runWith(page, { rules });
  if ((await page.locator('a[href]').count()) === 0) return problems;
  const links = await runInSight(page, only(COLOURS.filter((rule) => rule !== CONTRAST)));
  return [...problems, ...links.problems];
};

/** What is wrong with the page as it is now: a line for each element, so that a failing test says where to look. */
export const axeProblems = async (page: Page): Promise<readonly string[]> => {
  const { problems, unjudged } = await runAxe(page);
  return unjudged.length > 0 ? [...problems, ...(await paleTexts(page))] : problems;
};
