import type {Page} from '@playwright/test';

/** Counts from now on how often the browser loads a page whole. */
export function countDocuments(page: Page): {readonly count: number} {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.redirectedFrom()) {
      count += 1;
    }
  });
  return {
    get count() {
      return count;
    },
  };
}
