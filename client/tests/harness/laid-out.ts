import type { Page } from 'playwright-core';

// What is wrong with the layout of a table in its window, as sentences.

export interface LaidOut {
  /** Keys and words that stand outside of the window or of what holds them. */
  readonly cut: readonly string[];
  /** Keys with something else over their middle, and words that run into others or into keys. */
  readonly covered: readonly string[];
  /** Keys that are too small for a finger. */
  readonly small: readonly string[];
  /** How much of the window shows the board, from 0 to 1. */
  readonly board: number;
}

/** The figures of the speed wheel have keys beside them that do the same. */
const LEAST_TARGET = 44;

export const laidOut = (page: Page): Promise<LaidOut> =>
  page.evaluate((least) => {
    const KEYS = '.table button, .table a, .table summary, .table input';
    const PANELS = '.table-top, .table-chips, .table-dock, .table-side';
    const EDGE = 1;
    const nameOf = (one: Element): string => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? '';
      return `${name || one.className} (${[x, y, width, height].map(Math.round).join(' ')})`;
    };
    const isSeen = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      return (
        one.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && getComputedStyle(one).clipPath === 'none'
      );
    };
    /** By design: what can be reached by keys may be scrolled, and some rows leave out as a whole what has no room. */
    const isScrolled = (one: Element): boolean => one.closest('.table-side, [tabindex="0"], [data-leaves-out]') !== null;
    const isOutside = (one: Element): boolean => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < -EDGE || top < -EDGE || right > innerWidth + EDGE || bottom > innerHeight + EDGE;
    };
    const keys = [...document.querySelectorAll(KEYS)].filter(isSeen).filter((one) => one.closest('.camera') === null);
    const panels = [...document.querySelectorAll(PANELS)].filter(isSeen);
    const words = [...document.querySelectorAll('.table-top *, .table-chips *, .table-dock *')]
      .filter((one) => one.childElementCount === 0 && (one.textContent ?? '').trim() !== '' && one.closest('svg') === null)
      .filter((one) => isSeen(one) && !isScrolled(one));
    const overflowing = [...document.querySelectorAll('.table-dock, .table-dock *, .table-top, .table-top *')]
      .filter((one) => isSeen(one) && !isScrolled(one) && one.closest('svg') === null)
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const isCutAcross = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + EDGE;
        const isCutDown = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 2 * EDGE;
        return isCutAcross || isCutDown;
      })
      .map(
        (one) =>
          `inside ${one.className || one.tagName}: ${one.scrollWidth} × ${one.scrollHeight} in ${one.clientWidth} × ${one.clientHeight}`,
      );
    const isCovered = (one: Element): boolean => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top === null || !(one.contains(top) || top.contains(one));
    };
    const spans = [...words, ...[...document.querySelectorAll('.table-dock .btn, .table-dock .hand-card')].filter(isSeen)].map(
      (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return { one, box: (one.matches('.btn, .hand-card') ? one : range).getBoundingClientRect() };
      },
    );
    const met = spans.flatMap(({ one, box: a }, i) =>
      spans.slice(i + 1).flatMap(({ one: other, box: b }) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const isApart = across <= 2 || down <= Math.min(a.height, b.height) / 2 || one.contains(other) || other.contains(one);
        return isApart ? [] : [`${nameOf(one)} runs into ${nameOf(other)}`];
      }),
    );
    const STEPS = 24;
    let onBoard = 0;
    for (let i = 0; i < STEPS; i++)
      for (let j = 0; j < STEPS; j++) {
        const under = document.elementFromPoint(((i + 0.5) / STEPS) * innerWidth, ((j + 0.5) / STEPS) * innerHeight);
        if (under?.closest('.table-board, .table-foot > .table-tools')) onBoard++;
      }
    return {
      cut: [...panels, ...keys.filter((one) => !isScrolled(one)), ...words].filter(isOutside).map(nameOf).concat(overflowing),
      covered: keys
        .filter((one) => !isScrolled(one) && !isOutside(one) && isCovered(one))
        .map(nameOf)
        .concat(met),
      small: keys
        .filter((one) => !one.matches('.wheel-pick'))
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          // Some reach further than they show.
          const { content, position, left, right, top, bottom } = getComputedStyle(one, '::after');
          const isMore = content !== 'none' && position === 'absolute';
          const [across, down] = isMore
            ? [left, top].map((side, i) => -parseFloat(side) - parseFloat([right, bottom][i]))
            : [0, 0];
          return width + across < least - 0.5 || height + down < least - 0.5;
        })
        .map(nameOf),
      board: onBoard / STEPS ** 2,
    };
  }, LEAST_TARGET);
