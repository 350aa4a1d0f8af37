import {htmlFiles} from '../../../support/build';
import {openHydrated, test} from '../../../support/policyFixture';

/** Redirects don't hydrate. */
const addresses = htmlFiles()
  .filter((file) => /\/(?:index|404)\.html$/.test(file))
  .map((file) => file.replace('index.html', ''));

const PAGES_PER_TEST = 20;

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
