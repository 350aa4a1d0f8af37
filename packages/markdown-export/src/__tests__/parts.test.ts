import {expect, it} from 'vitest';
import {joinParts, splitPage} from '../parts';

const url = 'https://docs.test/api.md';
const urlOf = (id: string) => `https://docs.test/api/${id}.md`;

const start =
  '# API\n\nIntroduction.\n\n## <a id="records"></a>Records\n\n- [Other](https://docs.test/a.md)\n\n';
const user = `### <a id="user"></a>User\n\n#### <a id="op"></a>GET\n\n${'Text. '.repeat(20_000)}\n\n`;
const item = '### <a id="item"></a>Item\n\nFields.\n\n#### <a id="op-list"></a>GET `/items`\n\n';
const end = '## <a id="end"></a>End\n\nLast.\n';

it('splits a long page into its sections, and joins them again', async () => {
  const {markdown, parts} = splitPage(start + user + item + end, urlOf);
  expect(markdown).toBe(
    `${start}- [User](https://docs.test/api/user.md)\n\n- [Item](https://docs.test/api/item.md)\n\n${end}`,
  );
  expect(parts).toEqual([
    {id: 'user', title: 'User', markdown: user},
    {id: 'item', title: 'Item', markdown: item},
  ]);
  const read = async (part: string) =>
    `---\ntitle: A\n---\n\n[B](b.md)\n\n${part.endsWith('user.md') ? user : item}`;
  expect(await joinParts(markdown, url, read)).toBe(
    start + user.replace(/\s+$/, '\n\n') + item + end,
  );
});

it('keeps other pages whole', () => {
  expect(splitPage(start + item, urlOf)).toEqual({markdown: start + item, parts: []});
});
