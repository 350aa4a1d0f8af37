import {expect, test} from '@playwright/test';
import {readFirstLoad} from '../../scripts/measure/firstLoad';
import {locales} from '../support/contract';
import {kindAddress} from '../support/pageKinds';

/** What the budgets count without a browser (`tests/built/budgets.test.ts`). */

for (const locale of locales) {
  test(`a first visit loads the files that its budget counts in ${locale}`, async ({page}) => {
    const address = kindAddress('document', locale);
    const loaded: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (['script', 'stylesheet'].includes(request.resourceType())) {
        loaded.push(pathname);
      }
    });
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const {scripts, styles} = readFirstLoad(process.env.BUILD_DIR || 'build', address);
    expect(loaded.sort()).toEqual([...scripts, ...styles].sort());
  });
}
