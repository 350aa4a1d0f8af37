import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {expect, test} from '../../support/browser';
import {attributesOf} from '../../support/build';
import {openBuilt, ownerBase, ownerDir, ownerServed} from './build';
import {translated} from './steps/language';

test.use({served: ownerServed});

const translatedPage = `de/${translated.address}`;

const languageOf = ($: CheerioAPI, selector: string) =>
  $(selector).last().closest('[lang]').attr('lang');

function expectEnglishFigures($: CheerioAPI): void {
  const figures = 'article figure > a > img';
  const files = attributesOf($, figures, 'src').map((src) => src.slice(ownerBase.length));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !fs.existsSync(path.join(ownerDir, file)))).toEqual([]);
  expect([...new Set(attributesOf($, figures, 'lang'))]).toEqual(['en']);
  expect(attributesOf($, figures, 'alt')).not.toContain('');
}

test('an untranslated page says so, in each language as far as translated, with English figures', () => {
  const $ = openBuilt('de/projects/projects_views/kanban/');
  expect($('html').attr('lang')).toBe('de');
  const notice = 'article .theme-admonition';
  expect(languageOf($, `${notice} :contains("Noch nicht übersetzt")`)).toBe('de');
  expect(languageOf($, `${notice} :contains("This page is in English for now.")`)).toBe('en');
  expectEnglishFigures($);
});

test('a translated page is German, except for untranslated parts', () => {
  const $ = openBuilt(translatedPage);
  expect($('h1').text()).toBe(translated.title);
  expect(languageOf($, 'h1')).toBe('de');
  expect($('main').text()).not.toContain('Noch nicht übersetzt');
  expectEnglishFigures($);
  expect($('meta[property="og:image"]').attr('content')).toMatch(/\/en\/roadmapping\/export\.png$/);
  for (const [selector, text, language] of [
    ['article strong', 'Exportieren', 'de'],
    ['article strong', 'Timeline', 'en'],
    ['.navbar a', 'Anmelden', 'de'],
    ['.navbar a', 'Documentation', 'en'],
    ['footer a', 'Support', 'en'],
    ['article *', 'Copy page', 'en'],
    ['.menu *', 'Group settings', 'en'],
    ['.menu *', 'Roadmaps', 'en'],
  ] as const) {
    const element = `${selector}:contains("${text}"), ${selector} :contains("${text}")`;
    expect([text, languageOf($, element)]).toEqual([text, language]);
  }
});
