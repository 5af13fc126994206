import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { paleTexts } from './contrast';
import { raiseCurtain } from './page';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const CONTRAST = 'color-contrast';

export interface Findings {
  readonly problems: readonly string[];
  /** Texts whose contrast axe could not judge. */
  readonly unjudged: readonly string[];
}

/** Everything, contrast alone, or everything else. */
export type AxeRules = 'all' | 'contrast' | 'structure';

/** Runs axe in the page itself, which is quick where there are no frames. */
export const runAxe = async (page: Page, rules: AxeRules = 'all'): Promise<Findings> => {
  await raiseCurtain(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([which, contrast]) => {
      const options: axe.RunOptions & { readonly checks: unknown } = {
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        // A digit is a text, too.
        checks: { [contrast]: { options: { ignoreLength: true } } },
        ...(which === 'contrast' ? { runOnly: { type: 'rule', values: [contrast] } } : {}),
        rules: { [contrast]: { enabled: which !== 'structure' } },
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
    [rules, CONTRAST] as const,
  );
};

/** What is wrong with the page as it is now: a line for each element, so that a failing test says where to look. */
export const axeProblems = async (page: Page): Promise<readonly string[]> => {
  const { problems, unjudged } = await runAxe(page);
  return unjudged.length > 0 ? [...problems, ...(await paleTexts(page))] : problems;
};
