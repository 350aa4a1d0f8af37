import {expect, it} from 'vitest';
import {content} from '..';

const names = (options: object) =>
  content({siteDir: '/site', ...options}).docs.beforeDefaultRemarkPlugins.length;

it('omits steps without their option', () => {
  const facts = {
    labels: {en: {}},
    figures: {},
    terms: {glossary: 'glossary.mdx', explained: []},
    codeLanguages: {},
    parts: ['PageDetails', 'Steps', 'TranslationNotice'],
  };
  expect(names(facts) - names({})).toBe(7);
  expect(names({labels: {en: {}}}) - names({})).toBe(1);
});
