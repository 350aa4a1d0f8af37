import {expect, type Page} from '@playwright/test';

/** In tab order. */
const pageParts = {
  'skip link': '[href^="#__docusaurus_skipToContent"]',
  announcement: '.theme-announcement-bar',
  navbar: '.navbar',
  sidebar: '.theme-doc-sidebar-container',
  article: 'article',
  pager: '.pagination-nav',
  'table of contents': '.table-of-contents',
  footer: '.footer',
};

type Part = keyof typeof pageParts;

interface FocusStop {
  /** HTML. */
  element: string;
  part: string;
  problems: string[];
}

/** Tabs through a page. Expects its parts in order, and a visible focus. */
export async function expectTabOrder(page: Page, missing: Part[] = []): Promise<FocusStop[]> {
  const stops = await walkByTab(page);
  const order = [...new Set(stops.map(({part}) => part))];
  expect(order).toEqual(Object.keys(pageParts).filter((part) => !missing.includes(part as Part)));
  expect(stops.filter(({problems}) => problems.length > 0)).toEqual([]);
  return stops;
}

async function walkByTab(page: Page): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus, pageParts);
    if (!stop) {
      return stops;
    }
    stops.push(stop);
  }
}

function describeFocus(parts: Record<string, string>): FocusStop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    return undefined;
  }
  const box = focused.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
  const isOnScreen = right - left > 1 && bottom - top > 1;
  const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const hasOutline = [focused, ...focused.children].some((element) =>
    [undefined, '::after'].some((pseudo) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }),
  );
  const problems = [
    !isOnScreen && 'out of sight',
    isOnScreen &&
      !focused.contains(topElement) &&
      !topElement?.contains(focused) &&
      `covered by ${topElement?.outerHTML.slice(0, 80)}`,
    !hasOutline && 'no outline',
    getComputedStyle(focused).opacity === '0' && 'transparent',
  ].filter((problem) => typeof problem === 'string');
  const part = Object.entries(parts).find(([, selector]) => focused.closest(selector))?.[0];
  return {element: focused.outerHTML.slice(0, 120), part: part ?? 'elsewhere', problems};
}
