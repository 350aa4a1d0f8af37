import remarkParse from 'remark-parse';
import {unified, type Preset} from 'unified';
import {VFile} from 'vfile';
import {expect, it, vi} from 'vitest';

// The first test compiles the rules.
vi.setConfig({testTimeout: 60_000});

async function lint(file: string, value: string): Promise<VFile> {
  const {default: preset} = (await import('../../../../.remarkrc.mjs')) as {default: Preset};
  const read = new VFile({path: file, value});
  return unified().use(remarkParse).use(preset).process(read);
}

it.each(['\n', '\r\n'])(
  'reports findings at their location to editors, with line endings %j',
  async (lineEnd) => {
    const lines = ['## Save a view {#Save}', '', 'Select **Save view**, {user}.', ''];
    const text = lines.join(lineEnd);
    const file = await lint('docs/page.mdx', text);
    const remedy = expect.stringMatching(/\.$/) as string;
    const messages = file.messages.filter(({ruleId}) => ruleId !== 'front-matter-lengths');
    expect(messages).toMatchObject([
      {source: 'content', ruleId: 'heading-id', line: 1, column: 16, note: remedy},
      {ruleId: 'unsafe-content', line: 3, column: 23, note: remedy},
      {
        ruleId: 'label-by-hand',
        place: {start: {line: 3, column: 8}, end: {line: 3, column: 21}},
        actual: '**Save view**',
        expected: ['<Label k="save-view" />'],
      },
    ]);
    expect(String(file), 'formatting keeps the source').toBe(text);
  },
);

it('ignores files outside the documents folders', async () => {
  expect((await lint('README.md', '# It\'s "color"\n')).messages).toEqual([]);
});
