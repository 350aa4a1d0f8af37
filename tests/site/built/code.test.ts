import {describe, expect, it} from 'vitest';
import {openPage} from '../../support/build';
import {locales, contractPages} from '../../support/contract';
import {expectFacts} from '../../support/expectFacts';
import {printJson} from '../../../packages/openapi/src/printJson';
import {describeApi} from '../../source/api/support/description';
import {blocksOf, codeOf} from '../../source/api/support/pages';

const languageNames: Record<string, string> = {
  ...{bash: 'Bash', http: 'HTTP', json: 'JSON', csv: 'CSV'},
  // Of samples.
  ...{curl: 'Bash', javascript: 'JavaScript', python: 'Python'},
};

const codeOnPage =
  /^```(\w*)[^\n]*\n(.*?)\n```$|^<Api(?:Example|Operation|Program|Sample) [^\n]*?\/?>$/gms;

describe.each(locales)('the code in %s', (locale) => {
  it('matches the sources exactly, with the name of its language', () => {
    let count = 0;
    expectFacts(contractPages(locale), ({path, text}) => {
      const $ = openPage(path);
      const renderedBlocks = Array.from($('.theme-code-block'), (block) => ({
        code: $(block).find('pre').text(),
        language: $(block).find('> div > span:last-of-type').text(),
      }));
      count += renderedBlocks.length;
      const sourceBlocks = [...text.matchAll(codeOnPage)].flatMap(([tag, language, code]) =>
        code === undefined
          ? renderedCode(tag, locale)
          : {code, language: languageNames[language!] ?? ''},
      );
      return {blocks: [renderedBlocks, sourceBlocks]};
    });
    expect(count).toBeGreaterThan(240);
  });
});

function renderedCode(tag: string, locale: string): {code: string; language: string}[] {
  const {examples} = describeApi(locale).document.components;
  // Components with children have a separate closing tag.
  return blocksOf({file: tag, text: tag.replace(/\/?>$/, ' />')}).flatMap((block) =>
    block.example
      ? [{code: printJson(examples![block.example]!.value), language: 'JSON'}]
      : codeOf(block, locale).map(([name, code]) => ({code, language: languageNames[name]!})),
  );
}
