import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {attributesOf, openPage, readBuild} from '../../support/build';
import {locales, localized, plannedPages} from '../../support/contract';

describe.each(locales)('the description of the API in %s', (locale) => {
  const downloads = ['yaml', 'json', 'postman.json'].map((kind) =>
    localized(`/openapi/telescope.v1.${kind}`, locale),
  );
  const [yaml, json, postman] = downloads.map(readBuild) as [string, string, string];

  it('is the same in YAML and JSON', () => {
    expect(parse(yaml)).toEqual(JSON.parse(json));
  });

  it('is a collection of Postman too, with a request for each operation', () => {
    const collection = JSON.parse(postman);
    const requests = collection.item.flatMap((folder: {item: unknown[]}) => folder.item);
    const table = openPage(localized('/public_rest_api/routing/', locale))('table').first();
    expect(requests).toHaveLength(table.find('tbody tr').length);
  });

  it('can be taken from each of its pages', () => {
    const links = plannedPages(locale)
      .filter(({id}) => id.startsWith('public_rest_api/'))
      .map(({path}) => attributesOf(openPage(path), '.markdown > p a[href*="/openapi/"]', 'href'));
    expect(links).toEqual(Array(5).fill(downloads));
  });
});
