import {describe, expect, it} from 'vitest';
import {openPage, readBuild, scriptFiles, scriptFolders} from '../support/build';
import {locales, plannedPages} from '../support/contract';
import {readSources} from '../support/sources';

/** What the highlighter, its languages and the component around it cannot be without. */
const highlighter = /before-tokenize|prism-react-renderer|@docusaurus[^"]*CodeBlock/;

const names: Record<string, string> = {bash: 'Bash', http: 'HTTP', json: 'JSON', csv: 'CSV'};

it('no script holds a highlighter', () => {
  const files = scriptFolders.flatMap(scriptFiles);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => highlighter.test(readBuild(file)))).toEqual([]);
});

describe.each(locales)('the code in %s', (locale) => {
  const planned = plannedPages(locale);

  it('is that of the sources, letter by letter, with the name of its language', () => {
    let count = 0;
    for (const {id, text} of readSources(locale)) {
      const $ = openPage(planned.find((page) => page.id === id)!.path);
      const shown = $('.theme-code-block')
        .toArray()
        .map((block) => ({
          code: $(block).find('pre').text(),
          language: $(block).find('[class*="language"]').text(),
        }));
      const written = [...text.matchAll(/^```(\w*)[^\n]*\n(.*?)\n```$/gms)].map(
        ([, language = '', code]) => ({code, language: names[language] ?? ''}),
      );
      expect({id, blocks: shown}).toEqual({id, blocks: written});
      count += shown.length;
    }
    expect(count).toBe(74);
  });

  it('is coloured in its HTML, by classes', () => {
    const $ = openPage(planned.find(({id}) => id === 'public_rest_api/response')!.path);
    expect($('pre .code-name').length).toBeGreaterThan(10);
    expect($('pre [style]').length).toBe(0);
  });
});
