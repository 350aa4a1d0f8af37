import {expect, type Locator} from '@playwright/test';

/** Expects an element to be on screen, with its top left corner uncovered. */
export async function expectFullyVisible(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ratio: 1});
  await expect.poll(() => element.evaluate(isUncovered)).toBe(true);
}

function isUncovered(element: Element): boolean {
  const {left, top} = element.getClientRects()[0]!;
  return element.contains(document.elementFromPoint(left + 2, top + 2));
}
