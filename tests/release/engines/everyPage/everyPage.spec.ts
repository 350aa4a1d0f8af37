import {kindAddress, pageKinds} from '../../../../tools/site/pageKinds';
import {contractPages, locales} from '../../../support/contract';
import {openHydrated, test} from '../../../support/policyFixture';

/** Generated pages, such as tags, share the template of their kind. */
const addresses = locales.flatMap((locale) => [
  ...new Set([
    ...contractPages(locale).map(({path}) => path),
    ...pageKinds.map((kind) => kindAddress(kind, locale)),
  ]),
]);

const PAGES_PER_TEST = 35;

for (let start = 0; start < addresses.length; start += PAGES_PER_TEST) {
  const pages = addresses.slice(start, start + PAGES_PER_TEST);
  test(`pages from ${pages[0]} to ${pages.at(-1)} load without errors or warnings`, async ({
    page,
    violations,
  }) => {
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        violations.push(message.text());
      }
    });
    for (const address of pages) {
      await openHydrated(page, address);
    }
  });
}
