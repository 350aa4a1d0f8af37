import {expect, it} from 'vitest';
import {folderWith} from '../../../../content/src/__tests__/files';
import {foldersOf} from '../../../../content/src/languages';
import {applyStep} from '../../__tests__/applyStep';
import {translationNotice} from '..';
import {linksAcrossLanguages} from '../links';

const step = translationNotice({locale: 'fr', defaultLocale: 'en'});
const read = (translation: string | undefined, mdx: string, more = {}) =>
  applyStep(step, mdx, {
    path: '/site/docs/a.mdx',
    data: {frontMatter: {title: 'A page', translation, ...more}},
  });
const page = '<PageDetails />\n\nText.';
const text = '<paragraph>Text.</paragraph>';
const [outdated, missing] = ['outdated', 'missing'].map(
  (state) => `<TranslationNotice state="${state}" />`,
);
const english = (node: string) => `<div lang="en">${node}</div>`;

it.each([
  ['nowhere if the translation is up to date', undefined, page, ['<PageDetails />', text]],
  ['below the details of an outdated page', 'outdated', page, ['<PageDetails />', outdated, text]],
  ['above the home page', 'outdated', '<Home />\n\nText.', [outdated, '<Home />', text]],
  [
    'between title and text of a missing page, which are English',
    'missing',
    page,
    [english('<heading>A page</heading>'), '<PageDetails lang="en" />', missing, english(text)],
  ],
  [
    'below a title in the page',
    'missing',
    `# Own title\n\n${page}`,
    [english('<heading>Own title</heading>'), '<PageDetails lang="en" />', missing, english(text)],
  ],
])('inserts the notice %s', (_, translation, mdx, nodes) => {
  expect(read(translation, mdx)).toBe(nodes.join('\n'));
});

it('adds no title if the page hides it', () => {
  expect(read('missing', page, {hide_title: true})).not.toContain('heading');
});

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

it.each([
  [`${french}/a.mdx`, './api/only.mdx#fields', '/api/only.mdx#fields'],
  ['docs/api/only.mdx', '../a.mdx', '/a.mdx'],
  ['docs/api/only.mdx', '../lone.mdx', '../lone.mdx'],
  [`${french}/a.mdx`, './gone.mdx', './gone.mdx'],
])('on the French site, resolves the link in %s to %s as %s', (from, url, expected) => {
  const files = ['docs/a.mdx', 'docs/api/only.mdx', `${french}/a.mdx`, 'docs/lone.mdx'];
  const contentFolders = foldersOf({defaultLocale: 'en', locales: ['en', 'fr']});
  const siteDir = folderWith(Object.fromEntries(files.map((file) => [file, ''])));
  const step = linksAcrossLanguages({siteDir, contentFolders, defaultLocale: 'en', locale: 'fr'});
  const page = applyStep(step, `[Words](${url})`, {path: `${siteDir}/${from}`});
  expect(page).toContain(`url="${expected}"`);
});
