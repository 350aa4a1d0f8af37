import {expect, it} from 'vitest';
import type {Locale} from '../../../../src/config/locales';
import {parsePage} from '../../parsePage';
import type {Finding} from '../../rule';
import {translationRecorded} from '../translation-recorded';

function findings(locale: Locale, ...lines: string[]) {
  const found: Omit<Finding, 'rule'>[] = [];
  const text = ['---', 'id: a', ...lines, '---', '', 'Text.'].join('\n');
  translationRecorded.page!(
    {locale, language: locale, file: 'a.mdx', source: 'a.mdx', ...parsePage(text)},
    (finding) => found.push(finding),
  );
  return found;
}
const id = '0123456789ab';
const accepted = (entry: string) => [`translates: '${id}'`, 'same_meaning:', `  - ${entry}`];

it.each([[[`translates: '${id}'`]], [accepted(`{from: '${id}', to: '${id}', reason: Typo}`)]])(
  'passes %j',
  (lines) => expect(findings('fr', ...lines)).toEqual([]),
);

it('asks nothing of an English page', () => expect(findings('en')).toEqual([]));

it.each([
  [[], 1, 'no "translates"'],
  [['translates: 123456789012'], 3, 'translates: 123456789012'],
  [['tags: []', "translates: 'today'"], 4, 'translates: "today"'],
  [accepted(`{from: '${id}', to: '${id}'}`), 4, 'without "from", "to" or "reason"'],
  [accepted(`{from: '${id}', to: '${id}', reason: ' '}`), 4, 'without "from"'],
  [[`translates: '${id}'`, 'same_meaning: Typo'], 4, 'without "from"'],
])('of %j, names line %i', (lines, line, found) => {
  const [finding, ...others] = findings('fr', ...lines);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({file: 'a.mdx', line});
  expect(finding!.found).toContain(found);
  expect(finding!.remedy).toContain('npm run i18n:done');
});

it('refuses a record on an English page', () => {
  expect(findings('en', `translates: '${id}'`)).toMatchObject([{line: 3, column: 1}]);
});
