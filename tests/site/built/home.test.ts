import {expect, it} from 'vitest';
import {longDate} from '@guide/content/longDate';
import {parseReleases} from '../../../src/plugins/releases/parse';
import {attributesOf, openPage, textsOf} from '../../support/build';
import {announcementPaths, locales, localized, contractPages} from '../../support/contract';

it.each(locales)('the home page in %s shows the three newest releases', (locale) => {
  const $ = openPage(localized('/', locale));
  const releases = '.theme-doc-markdown > nav > section:nth-of-type(3)';
  const {text, file} = contractPages(locale).find(({id}) => id === 'versions')!;
  const newest = parseReleases(text, file).slice(0, 3);
  expect(attributesOf($, `${releases} li a`, 'href')).toEqual(
    newest.map(
      ({id}) =>
        announcementPaths(locale).find((address) => address.endsWith(`/${id}/`)) ??
        `${localized('/versions/', locale)}#${id}`,
    ),
  );
  expect(textsOf($, `${releases} li > *`)).toEqual(
    newest.flatMap(({version, subject, date}) => [version, subject, longDate(date, locale)]),
  );
});
