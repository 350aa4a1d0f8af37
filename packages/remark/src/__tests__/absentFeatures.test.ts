import {expect, it} from 'vitest';
import {absentFeatures} from '../absentFeatures';
import {applyStep} from './applyStep';

const absent = {
  en: [
    {
      id: 'webhooks',
      message: 'Telescope has no webhooks.',
      alternative: 'Ask the API.',
      related: [
        {title: 'Filters', url: '/api/filters.mdx#filters'},
        {title: 'The API', url: '/api/api.mdx'},
      ],
    },
    {id: 'voting', message: 'Telescope has no votes.', alternative: '', related: []},
  ],
};
const read = (mdx: string, locale = 'en') =>
  applyStep(absentFeatures({locale, defaultLocale: 'en', absent}), mdx);

it('renders a list with alternatives and links, in the order of the page', () => {
  const voting =
    '<listItem><paragraph><strong>Telescope has no votes.</strong></paragraph></listItem>';
  expect(read('<NotIncluded of="voting, webhooks" />')).toBe(
    `<list>${voting}<listItem><paragraph><strong>Telescope has no webhooks.</strong> Ask the API. ` +
      '<link url="/api/filters.mdx#filters">Filters</link>, <link url="/api/api.mdx">The API</link>' +
      '</paragraph></listItem></list>',
  );
});

it('marks the language of untranslated features', () => {
  expect(read('<NotIncluded of="voting" />', 'fr')).toMatch(/^<div lang="en"><list>/);
});

it('rejects unknown features', () => {
  expect(() => read('<NotIncluded of="webhook" />')).toThrow(/<NotIncluded>: .*webhooks/s);
});
