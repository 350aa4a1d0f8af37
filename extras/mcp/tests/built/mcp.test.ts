import pMap from 'p-map';
import {describe, expect, it} from 'vitest';
import type {IndexFile} from 'docusaurus-search-sections/engine';
import {BuildReader} from '../../src/build/buildReader';
import {buildDir, readBuild} from '../../../../tests/support/build';
import {locales, localized} from '../../../../tests/support/contract';

/** Tests with the built files. The protocol is tested in the package. */
describe.each(locales)('the MCP server in %s', (locale) => {
  const build = new BuildReader(buildDir);
  const file = JSON.parse(readBuild(localized('/search-data/index.json', locale))) as IndexFile;

  it('reads each searchable section and each listed page', async () => {
    const textOf = async (path: string) =>
      (await build.markdown((await build.resolve(path)).path))?.text ?? '';
    const missing = await pMap(file.pages, async ([path, , , , , ...sections]) => {
      const text = await textOf(path);
      return sections
        .filter(([, anchor]) => anchor && !text.includes(`<a id="${anchor}"></a>`))
        .map(([, anchor]) => `${path}#${anchor}`);
    });
    expect(missing.flat()).toEqual([]);
    const {listed} = await build.pages(await build.edition(locale));
    const texts = await pMap(listed, async ({path}) => ({path, text: await textOf(path)}));
    expect(listed.length).toBeGreaterThan(40);
    expect(texts.filter(({text}) => text === '')).toEqual([]);
  });
});
