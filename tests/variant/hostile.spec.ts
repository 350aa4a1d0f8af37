import {siteText} from '../../src/config/siteText';
import {expectUnharmed, xssMarkup} from '../support/xss';
import {expect, openHydrated, test} from '../support/policyFixture';
import {variantAnnouncement, variantName} from './site/build';

/** Tests of the settings and of page content cover rejected input. */
const announcement = variantAnnouncement.text.en;
const category = 'Category </script><img src="x" onerror="window.ran=true">';
const closingMarkup = '</script>"><img';
/** Without its first apostrophe, which would end a YAML value. */
const yamlSafeMarkup = xssMarkup.replace("'", '');

const title = `Title </title></script>${yamlSafeMarkup}`;
const description = `Words ${yamlSafeMarkup}`;

const expectedTexts: Record<string, [name: string, selector: string, text: string][]> = {
  'hostile/': [
    ['title in the page', 'h1', title],
    [
      'label in the sidebar',
      '.theme-doc-sidebar-container a[href$="/hostile/"].menu__link--active:not([href*="category"])',
      `Label ${closingMarkup}`,
    ],
    ['label in the path', '.breadcrumbs__item--active', `Label ${closingMarkup}`],
    ['label of the category', '.breadcrumbs__item >> nth=1', category],
    ['label of the tag', 'a[href*="/tags/javascript;"]', `Tag ${closingMarkup}`],
    ['heading', 'h2', '<img src="https://elsewhere.example/x.png"'],
    ['table of contents', '.table-of-contents a', '<script>window.ran=true</script>'],
    ['title of code', '.theme-code-block', `Code ${yamlSafeMarkup}`],
    ['code', '.theme-code-block pre', '{"</code></pre><script>": '],
    ['words of a link', 'article a[href*="/reading/"]', '<img src=x onerror=window.ran=true>'],
    ['announcement', '.theme-announcement-bar', announcement],
    ['product in the navbar', '.navbar__title', variantName],
    ['product in the footer', '.footer__copyright', variantName],
  ],
  'category/hostile/': [
    ['title', 'h1', category],
    ['description of a page', 'main li:not(.breadcrumbs__item)', description],
  ],
  'tags/javascript;window.ran=true/': [
    ['title', 'h1', `Tag ${closingMarkup}`],
    ['title of a page', 'main article h2', title],
  ],
  'tags/': [['a tag', 'main a[href*="/tags/javascript;"]', `Tag ${closingMarkup}`]],
};

test('markup in settings and content shows as text on every page, and in its head', async ({
  page,
}) => {
  for (const [address, expectations] of Object.entries(expectedTexts)) {
    await openHydrated(page, address);
    for (const [name, selector, text] of expectations) {
      const element = page.locator(selector).first();
      await expect.soft(element, `${address}: ${name}`).toContainText(text);
    }
    await expectUnharmed(page);
  }
  await openHydrated(page, 'hostile/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toHaveCSS('background-color', 'rgb(32, 35, 42)');
  await expect(bar.getByRole('button')).toHaveCount(0);
  await expect(page.locator('h2 > .hash-link')).toHaveAccessibleName(
    /^Direct link to Heading <img .*><script>window\.ran=true<\/script>$/,
  );
  expect(await page.title()).toBe(
    `${title} | ${siteText.en.title.replace('{product}', variantName)}`,
  );
  const meta = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(meta('description')).toHaveAttribute('content', description);
  await expect(meta('keywords')).toHaveAttribute(
    'content',
    `${yamlSafeMarkup},javascript:window.ran=true`,
  );
  const path = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(path ?? '')).toMatchObject({
    itemListElement: [{name: category}, {name: `Label </script>${yamlSafeMarkup}`}],
  });
});
