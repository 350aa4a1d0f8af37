import {expect, it} from 'vitest';
import {content} from '..';

const countSteps = (options: object) =>
  content({siteDir: '/site', ...options}).docs.beforeDefaultRemarkPlugins.length;

it('omits steps without their option', () => {
  const options = {
    labels: {en: {}},
    figures: {},
    terms: {glossary: 'glossary.mdx', explained: []},
    codeLanguages: {},
    parts: ['PageDetails', 'Steps', 'TranslationNotice'],
  };
  expect(countSteps(options) - countSteps({})).toBe(7);
  expect(countSteps({labels: {en: {}}}) - countSteps({})).toBe(1);
});
