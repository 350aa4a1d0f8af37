import {expect, it} from 'vitest';
import {parseReleases} from '../parse';

it('returns version, anchor, subject and date of each release, in page order', () => {
  const page = `# Versions

<Release version="2025.8" date="2025-11-18">

### Sharing, roles {#release-2025-8}

Text.

</Release>

<Release version="2025.7" date="2025-08-01">
### Synchronisation {/* #release-2025-7 */}
</Release>`;
  expect(parseReleases(page, 'x.mdx')).toEqual([
    {version: '2025.8', id: 'release-2025-8', subject: 'Sharing, roles', date: '2025-11-18'},
    {version: '2025.7', id: 'release-2025-7', subject: 'Synchronisation', date: '2025-08-01'},
  ]);
});

it.each([
  ['a date in words', '\n<Release version="1.0" date="18 November">\n\n### A {#release-1-0}', 2],
  ['a date that is none', '<Release version="1.0" date="2025-13-18">\n\n### A {#release-1-0}', 1],
  ['a release without a heading', '<Release version="1.0" date="2025-11-18">\n\nText.', 1],
  ['another anchor', '<Release version="1.0" date="2025-11-18">\n\n### A {#a}', 1],
  ['a page without a release', 'Nothing.', 1],
])('rejects %s, with file and line', (_, page, line) => {
  expect(() => parseReleases(page, 'x.mdx')).toThrow(`x.mdx:${line}: expected <Release`);
});
