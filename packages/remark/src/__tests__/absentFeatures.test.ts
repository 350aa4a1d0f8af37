import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {foldersOf} from '../../../content/src/languages';
import {absentFeatures} from '../absentFeatures';
import {applyStep} from './applyStep';

const absent = {
  en: [
    {
      id: 'webhooks',
      asked: [],
      message: 'Telescope has no webhooks.',
      alternative: 'Ask the API.',
      related: ['api/filters#by-date', 'api/api', 'api/filters#gone', 'support_fr'],
    },
    {id: 'voting', asked: [], message: 'Telescope has no votes.', alternative: '', related: []},
  ],
};
const languages = {defaultLocale: 'en', locales: ['en', 'fr']};
const pages = {
  'docs/api/filters.mdx': '---\ntitle: Filters\n---\n\n## Filter by date {#by-date}\n',
  'docs/api/api_v1.mdx': "---\nid: api\ntitle: 'The API: v1'\n---\n",
  'docs/support_fr.mdx': '---\ntitle: Assistance\n---\n',
};

function read(mdx: string, locale = 'en'): string {
  const site = {siteDir: folderWith(pages), contentFolders: foldersOf(languages), ...languages};
  return applyStep(absentFeatures({...site, locale, absent}), mdx);
}

it('renders a list with alternatives and links, in the order of the page', () => {
  const voting =
    '<listItem><paragraph><strong>Telescope has no votes.</strong></paragraph></listItem>';
  expect(read('<NotIncluded of="voting, webhooks" />')).toBe(
    `<list>${voting}<listItem><paragraph><strong>Telescope has no webhooks.</strong> Ask the API. ` +
      '<link url="/api/filters.mdx#by-date">Filter by date</link>, ' +
      '<link url="/api/api_v1.mdx">The API: v1</link>' +
      '</paragraph></listItem></list>',
  );
});

it('marks the language of untranslated features', () => {
  expect(read('<NotIncluded of="voting" />', 'fr')).toMatch(/^<div lang="en"><list>/);
});

it('rejects unknown features', () => {
  expect(() => read('<NotIncluded of="webhook" />')).toThrow(/<NotIncluded>: .*webhooks/s);
});
