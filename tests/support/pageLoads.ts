import type {Page} from '@playwright/test';

/** Counts full page loads. */
export function countPageLoads(page: Page): {readonly count: number} {
  const loads = {count: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.redirectedFrom()) {
      loads.count += 1;
    }
  });
  return loads;
}
