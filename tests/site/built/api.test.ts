import {expect, it} from 'vitest';
import {downloadsOf} from '../../../packages/openapi/src/downloads';
import {contentSite} from '../../../src/config/content';
import {attributesOf, openPage, readBuild} from '../../support/build';
import {locales, localized, contractPages} from '../../support/contract';
import {describeApi} from '../../source/api/support/description';

it.each(locales)('the API pages in %s link to the description in each format', (locale) => {
  const referenceUrl = openPage(localized('/public_rest_api/routing/', locale))(
    'link[rel="canonical"]',
  ).attr('href');
  const files = downloadsOf(describeApi(locale), {...contentSite, referenceUrl});
  const addresses = Object.keys(files).map((name) => localized(`/openapi/${name}`, locale));
  expect(addresses.map(readBuild)).toEqual(Object.values(files));
  const links = contractPages(locale)
    .filter(({id}) => id.startsWith('public_rest_api/'))
    .map(({path}) => attributesOf(openPage(path), '.markdown > p a[href*="/openapi/"]', 'href'));
  expect(links).toEqual(Array(5).fill(addresses));
});
