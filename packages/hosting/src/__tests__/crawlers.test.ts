import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {robotsFile} from '../crawlers';

const robotsOf = (files: Record<string, string>, baseUrls: string[]) =>
  robotsFile(
    {
      siteDir: folderWith(files),
      siteConfig: {url: 'https://docs.test', staticDirectories: ['static']},
    } as unknown as LoadContext,
    baseUrls,
  );

it('robots.txt names the sitemaps of all locales', () => {
  expect(robotsOf({}, ['/', '/fr/'])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.test/sitemap.xml\nSitemap: https://docs.test/fr/sitemap.xml\n',
  );
});

it("there's no robots.txt below the root of a host, nor beside the owner's", () => {
  expect(robotsOf({}, ['/guide/', '/guide/fr/'])).toBeUndefined();
  expect(robotsOf({'static/robots.txt': ''}, ['/', '/fr/'])).toBeUndefined();
});
