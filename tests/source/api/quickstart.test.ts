import {describe, expect, inject, it} from 'vitest';
import {locales} from '../../support/contract';
import {describeApi} from './support/description';
import {startMock, tokenWith} from './support/mock';
import {apiPages, blocksOf, codeOf} from './support/pages';
import {runCode} from './support/runCode';
import {readSchemas} from './support/schemas';

/** What a reader pastes, who follows the page from its first call to the error. */
const sections = ['first-call', 'read-then-write', 'handle-errors'];

describe.each(locales)('the quickstart in %s', (locale) => {
  const page = apiPages(locale).find(({file}) => file.endsWith('get_started.mdx'))!;
  // Step 3 of the first call.
  const [, scope] = /^3\. .*?`([a-z]+:[a-z]+)`/m.exec(page.text)!;
  const blocks = blocksOf(page).filter(
    (block) => sections.includes(block.section) && codeOf(block, locale).length > 0,
  );
  const codes = blocks.flatMap((block) => codeOf(block, locale));

  const follow = async (language: string, token: string) => {
    const schemas = readSchemas(describeApi(locale));
    const mock = await startMock(schemas, inject('prism'));
    const pasted = codes.filter(([name]) => name === language).map(([, code]) => code);
    // A shell takes one command after the other; each other sample is a file.
    for (const code of language === 'curl' ? [pasted.join('\n')] : pasted) {
      await runCode(language, code, {origin: mock.origin, token});
    }
    await mock.close();
    return mock.exchanges.map(
      ({operation, status}, index) => `${blocks[index]!.place} ${operation} ${status}`,
    );
  };

  it.each(['curl', 'javascript', 'python'])(
    'goes from the first call to the last with the token of its steps, in %s',
    async (language) => {
      const said = await follow(language, tokenWith(scope!));
      expect(said.map((line) => line.replace(/^\S+ /, ''))).toEqual([
        'getMe 200',
        'listProjectItems 200',
        'createProjectItem 201',
        'updateItem 422',
      ]);
    },
  );

  it('names the call that a scope does not suffice for', async () => {
    const said = await follow('curl', tokenWith('projects:read'));
    expect(said[2]).toBe(`${blocks[2]!.place} createProjectItem 403`);
    expect(blocks[2]!.place).toMatch(/get_started\.mdx:\d+$/);
  });
});
