import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {openPage, readBuild} from '../../support/build';
import {locales, localized, plannedPages, type Locale} from '../../support/contract';

const kinds = ['yaml', 'json', 'postman.json'];
const downloads = (locale: Locale) =>
  kinds.map((kind) => localized(`/openapi/telescope.v1.${kind}`, locale));

describe.each(locales)('the description of the API in %s', (locale) => {
  const [yaml, json, postman] = downloads(locale) as [string, string, string];

  it('is the same in YAML and JSON', () => {
    expect(parse(readBuild(yaml))).toEqual(JSON.parse(readBuild(json)));
  });

  it('is a collection of Postman too, with a request for each operation', () => {
    const collection = JSON.parse(readBuild(postman));
    const requests = collection.item.flatMap((folder: {item: unknown[]}) => folder.item);
    const table = openPage(localized('/public_rest_api/routing/', locale))('table').first();
    expect(requests).toHaveLength(table.find('tbody tr').length);
  });

  it('can be taken from each of its pages', () => {
    const pages = plannedPages(locale).filter(({id}) => id.startsWith('public_rest_api/'));
    expect(pages).toHaveLength(5);
    for (const page of pages) {
      const links = openPage(page.path)('.markdown > p a[href*="/openapi/"]').toArray();
      expect(links.map(({attribs}) => attribs.href)).toEqual(downloads(locale));
    }
  });
});
