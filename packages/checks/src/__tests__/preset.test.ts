import remarkParse from 'remark-parse';
import {unified, type Preset} from 'unified';
import {VFile} from 'vfile';
import {expect, it, vi} from 'vitest';

// The first file waits for the rules, which are compiled.
vi.setConfig({testTimeout: 60_000});

/** Has remark read a file as an editor does: with what `.remarkrc.mjs` says, and nothing else. */
async function lint(file: string, value: string): Promise<VFile> {
  const {default: preset} = (await import('../../../../.remarkrc.mjs')) as {default: Preset};
  const read = new VFile({path: file, value});
  return unified().use(remarkParse).use(preset).process(read);
}

const page = `---
title: Views
sidebar_label: Views
description: A view keeps the filters, the columns and the order of a list.
---

## Save a view {#Save}

Select **Save view**, {user}.
`;

it.each(['\n', '\r\n'])(
  'an editor shows what the rules find in a page, at its place, when lines end with %j',
  async (lineEnd) => {
    const text = page.replaceAll('\n', lineEnd);
    const file = await lint('docs/page.mdx', text);
    const remedy = expect.stringMatching(/\.$/) as string;
    expect(file.messages).toMatchObject([
      {source: 'content', ruleId: 'heading-id', line: 7, column: 16, note: remedy},
      {ruleId: 'html', line: 9, column: 23, note: remedy},
      {
        ruleId: 'label-by-hand',
        place: {start: {line: 9, column: 8}, end: {line: 9, column: 21}},
        actual: '**Save view**',
        expected: ['<Label k="save-view" />'],
      },
    ]);
    expect(String(file), 'formatting leaves a page as it is').toBe(text);
  },
);

it('an editor shows why a page is no valid MDX', async () => {
  const text = `${page}\n<Steps>\n`;
  const file = await lint('docs/page.mdx', text);
  expect(file.messages).toMatchObject([{ruleId: 'page-readable', line: 11}]);
  expect(String(file)).toBe(text);
});

it('files that are no pages are left alone', async () => {
  expect((await lint('README.md', '# It\'s "color"\n')).messages).toEqual([]);
});
