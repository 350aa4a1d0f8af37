import {expect, type Locator} from '@playwright/test';

/** Expects an element whole on the screen, with nothing over its beginning. */
export async function expectSeen(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ratio: 1});
  await expect.poll(() => element.evaluate(isUncovered)).toBe(true);
}

/** Runs in the page. */
function isUncovered(element: Element): boolean {
  const {left, top} = element.getClientRects()[0]!;
  return element.contains(document.elementFromPoint(left + 2, top + 2));
}
