import {siteText} from '../../src/config/siteText';
import {announcementBar} from '../support/announcement';
import {expectUnharmed, markup} from '../support/hostile';
import {expect, openHydrated, test, type Locator, type Page} from '../support/underPolicy';
import {variantName, variantSettings} from './site/build';

/**
 * What an owner and writers may type: it is text wherever pages show it, and runs nowhere. What
 * the build refuses instead is in the tests of the settings and of what stands in a page.
 */
const {TELESCOPE_ANNOUNCEMENT_EN: announced} = variantSettings;
const category = 'Category </script><img src="x" onerror="window.ran=true">';
const closing = '</script>"><img';
/** `markup` without its first apostrophe, which would end a value of YAML. */
const typed = markup.replace("'", '');

/** Where a text shows. */
interface Row {
  part: (page: Page) => Locator;
  text: () => string;
}

const at =
  (selector: string): Row['part'] =>
  (page) =>
    page.locator(selector).first();
const title = () => `Title </title></script>${typed}`;
const description = () => `Words ${typed}`;

/** By its page, each place in which a text shows. */
const rows: Record<string, {address: string; places: Record<string, Row>}> = {
  'a document': {
    address: 'hostile/',
    places: {
      'title in the page': {part: at('h1'), text: title},
      'label in the sidebar': {
        part: at(
          '.theme-doc-sidebar-container a[href$="/hostile/"].menu__link--active:not([href*="category"])',
        ),
        text: () => `Label ${closing}`,
      },
      'label in the path': {
        part: at('.breadcrumbs__item--active'),
        text: () => `Label ${closing}`,
      },
      'label of the category': {
        part: (page) => page.locator('.breadcrumbs__item').nth(1),
        text: () => category,
      },
      'label of the tag': {
        part: at('a[href*="/tags/javascript:"]'),
        text: () => `Tag ${closing}`,
      },
      heading: {part: at('h2'), text: () => '<img src="https://elsewhere.example/x.png"'},
      'heading in the table of contents': {
        part: at('.table-of-contents a'),
        text: () => '<script>window.ran=true</script>',
      },
      'title of code': {
        part: at('.theme-code-block'),
        text: () => `Code ${typed}`,
      },
      code: {part: at('.theme-code-block pre'), text: () => '{"</code></pre><script>": '},
      'words of a link': {
        part: at('article a[href*="/reading/"]'),
        text: () => '<img src=x onerror=window.ran=true>',
      },
      announcement: {part: (page) => announcementBar(page), text: () => announced},
      'name of the product in the navbar': {
        part: at('.navbar__title'),
        text: () => variantName,
      },
      'name of the product in the footer': {
        part: at('.footer__copyright'),
        text: () => variantName,
      },
    },
  },
  'a category': {
    address: 'category/hostile/',
    places: {
      title: {part: at('h1'), text: () => category},
      'description of a page': {part: at('main li:not(.breadcrumbs__item)'), text: description},
    },
  },
  'the pages of a tag': {
    address: 'tags/javascript:window.ran=true/',
    places: {
      title: {part: at('h1'), text: () => `Tag ${closing}`},
      'title of a page': {part: at('main article h2'), text: title},
    },
  },
  'the list of tags': {
    address: 'tags/',
    places: {
      'a tag': {
        part: at('main a[href*="/tags/javascript:"]'),
        text: () => `Tag ${closing}`,
      },
    },
  },
};

for (const [kind, {address, places}] of Object.entries(rows)) {
  test(`${kind}: ${Object.keys(places).join(', ')} are text`, async ({page}) => {
    await openHydrated(page, address);
    for (const [name, {part, text}] of Object.entries(places)) {
      await expect.soft(part(page), name).toContainText(text());
    }
    await expectUnharmed(page);
  });
}

test('the head of a document: title, description, keywords and path are data', async ({page}) => {
  await openHydrated(page, 'hostile/');
  expect(await page.title()).toBe(`${title()} | ${siteText.en.title(variantName)}`);
  const meta = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(meta('description')).toHaveAttribute('content', description());
  await expect(meta('keywords')).toHaveAttribute('content', `${typed},javascript:window.ran=true`);
  const path = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(path ?? '')).toMatchObject({
    itemListElement: [{name: category}, {name: `Label </script>${typed}`}],
  });
});
