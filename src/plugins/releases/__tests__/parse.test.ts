import {describe, expect, it} from 'vitest';
import {parseReleases} from '../parse';

const page = (...lines: string[]) => ['# Versions', '', ...lines].join('\n');

describe('parseReleases', () => {
  it('reads version, anchor, subject and date, in the order of the page', () => {
    const text = page(
      '### 2025.8 {#release-2025-8}',
      '',
      'Sharing, roles and keyboard access, 18 November 2025.',
      '',
      '### 2025.7 {#release-2025-7}',
      'Synchronisation, 1er août 2025.',
    );
    expect(parseReleases(text, 'x.mdx')).toEqual([
      {
        version: '2025.8',
        id: 'release-2025-8',
        subject: 'Sharing, roles and keyboard access',
        date: '18 November 2025',
      },
      {
        version: '2025.7',
        id: 'release-2025-7',
        subject: 'Synchronisation',
        date: '1er août 2025',
      },
    ]);
  });

  it.each([
    ['a first line without a date', ['### 1.0 {#release-1-0}', '', 'Sharing.'], /^x\.mdx:5: /],
    ['a heading that is not one version', ['### 1.0 beta {#release-1-0}'], /^x\.mdx:3: /],
    ['a release without text', ['### 1.0 {#release-1-0}'], /^x\.mdx:3: .*found "nothing"/],
    ['a page without a release', ['Nothing.'], /^x\.mdx:1: .*a release/],
  ])('refuses %s, naming file and line', (_, lines, message) => {
    expect(() => parseReleases(page(...lines), 'x.mdx')).toThrow(message);
  });
});
