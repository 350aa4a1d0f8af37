import type {Browser} from '@playwright/test';

/**
 * How fast the browser's processor is now, as the BenchmarkIndex of Lighthouse: milliseconds of two
 * runs can be compared as far as it is the same. A page “4 times slower” is that of a phone of the
 * middle (125 to 800) on a computer of 1,500 to 2,000.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#benchmarking-cpu-power
 */
export async function measureSpeed(browser: Browser): Promise<number> {
  const {pageFunctions} = await import('lighthouse/core/lib/page-functions.js');
  const page = await browser.newPage();
  try {
    const index = await page.evaluate<number>(
      `(${pageFunctions.computeBenchmarkIndex.toString()})()`,
    );
    return Math.round(index);
  } finally {
    await page.close();
  }
}
