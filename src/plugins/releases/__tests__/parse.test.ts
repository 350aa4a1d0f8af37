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

const opening = '<Release version="1.0" date="2025-11-18">';

it.each([
  ['a date in words', '\n<Release version="1.0" date="18 November">', /^x\.mdx:2: expected.*date=/],
  ['a date that is none', '<Release version="1.0" date="2025-13-18">', /^x\.mdx:1: /],
  ['a release without a heading', `${opening}\n\nText.`, /^x\.mdx:3: .*found "Text\."/],
  ['an unfinished release', opening, /^x\.mdx:1: .*found "nothing"/],
  ['another anchor', `${opening}\n### Sharing {#sharing}`, /^x\.mdx:2: .*#release-/],
  ['a heading alone', 'Text.\n\n### Sharing {#release-1-0}', /^x\.mdx:1: .*<Release/],
  ['a page without a release', 'Nothing.', /^x\.mdx: .*a release/],
])('rejects %s, with file and line', (_, page, message) => {
  expect(() => parseReleases(page, 'x.mdx')).toThrow(message);
});
