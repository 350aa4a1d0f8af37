import {expect, it} from 'vitest';
import {parseReleases} from '../parse';

it('returns version, anchor, subject and date of each release, in page order', () => {
  const page = `# Versions

### 2025.8 {#release-2025-8}

Sharing, roles, 18 November 2025.

### 2025.7 {/* #release-2025-7 */}
Synchronisation, 1er août 2025.`;
  expect(parseReleases(page, 'x.mdx')).toEqual([
    {version: '2025.8', id: 'release-2025-8', subject: 'Sharing, roles', date: '18 November 2025'},
    {version: '2025.7', id: 'release-2025-7', subject: 'Synchronisation', date: '1er août 2025'},
  ]);
});

it.each(['18. November 2025', '18 de noviembre de 2025', '18 novembre 2025', '18 november 2025'])(
  'accepts the date %s',
  (date) => {
    const page = `### 1.0 {#release-1-0}\n\nSharing, ${date}.`;
    expect(parseReleases(page, 'x.mdx')[0]!.date).toBe(date);
  },
);

it.each([
  ['a first line without a date', '\n### 1.0 {#release-1-0}\n\nSharing.', /^x\.mdx:4: /],
  ['a heading that is not one version', '\n### 1.0 beta {#release-1-0}', /^x\.mdx:2: /],
  ['a release without text', '### 1.0 {#release-1-0}', /^x\.mdx:2: .*found "nothing"/],
  ['a page without a release', 'Nothing.', /^x\.mdx: .*a release/],
])('rejects %s, with file and line', (_, page, message) => {
  expect(() => parseReleases(page, 'x.mdx')).toThrow(message);
});
