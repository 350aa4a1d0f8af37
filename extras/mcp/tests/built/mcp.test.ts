import pMap from 'p-map';
import {describe, expect, it} from 'vitest';
import {readQueries} from 'docusaurus-search-sections/commands';
import {openIndex, type IndexFile} from 'docusaurus-search-sections/engine';
import {BuildReader} from '../../src/build/buildReader';
import {searchSite} from '../../../../src/config/search';
import {buildDir, readBuild} from '../../../../tests/support/build';
import {locales, localized} from '../../../../tests/support/contract';
import {expectFacts} from '../../../../tests/support/expectFacts';

/** Tests with the built files. The protocol is tested in the package. */
describe.each(locales)('the MCP server in %s', (locale) => {
  const build = new BuildReader(buildDir);
  const search = async (query: string) => {
    const index = await build.index(await build.edition(locale));
    return index.search({query, hitsPerPage: 5});
  };
  const file = JSON.parse(readBuild(localized('/search-data/index.json', locale))) as IndexFile;

  it("finds what the site's search finds", async () => {
    const engine = openIndex(file);
    const judgedQueries = (['test', 'asked-test'] as const).flatMap((set) =>
      readQueries(searchSite.judgedQueries, set, locale),
    );
    const queries = [...new Map(judgedQueries.map((entry) => [entry.class, entry.query])).values()];
    expect(queries.length).toBeGreaterThan(10);
    const results = await pMap(queries, async (path) => ({path, ...(await search(path))}));
    expectFacts(results, ({path: query, hits}) => ({
      addresses: [
        hits.map(({url}) => url),
        engine
          .query(query)
          .matches.slice(0, 5)
          .map(({section}) => section.path),
      ],
    }));
  });

  it('reads each searchable section and each listed page', async () => {
    const textOf = async (path: string) =>
      (await build.markdown((await build.resolve(path)).path))?.text ?? '';
    const missing = await pMap(file.pages, async ([path, , , , , ...sections]) => {
      const text = await textOf(path);
      return sections
        .filter(([, anchor]) => !text.includes(`<a id="${anchor}"></a>`))
        .map(([, anchor]) => `${path}#${anchor}`);
    });
    expect(missing.flat()).toEqual([]);
    const {listed} = await build.pages(await build.edition(locale));
    const texts = await pMap(listed, async ({path}) => ({path, text: await textOf(path)}));
    expect(listed.length).toBeGreaterThan(40);
    expect(texts.filter(({text}) => text === '')).toEqual([]);
  });
});
