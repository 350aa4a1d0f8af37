import type {Page} from '@playwright/test';

/** Counts full page loads. */
export function countPageLoads(page: Page): {readonly count: number} {
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
