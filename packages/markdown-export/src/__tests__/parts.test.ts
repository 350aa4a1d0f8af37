import {expect, it} from 'vitest';
import {joinParts, partText, splitPage} from '../parts';

const url = 'https://docs.test/api.md';
const urlOf = (id: string) => `https://docs.test/api/${id}.md`;

const start =
  '# API\n\nIntroduction.\n\n## <a id="records"></a>Records\n\n- [Other](https://docs.test/a.md)\n\n';
const user = `### <a id="user"></a>User\n\n#### <a id="op"></a>GET\n\n${'Text. '.repeat(20_000)}end.\n\n`;
const item =
  '### <a id="item"></a>Item\n\nFields.\n\n#### <a id="op-list"></a>GET `/items`\n\n```bash\n### List\n```\n\n';
const end = '## <a id="end"></a>End\n\nLast.\n';

it('splits a long page into its sections, and joins them again', async () => {
  const {markdown, parts} = splitPage(start + user + item + end, urlOf);
  expect(markdown).toBe(
    `${start}- [User](https://docs.test/api/user.md)\n\n- [Item](https://docs.test/api/item.md)\n\n${end}`,
  );
  const files = parts.map(
    (part) => `---\ntitle: A\n---\n\n${partText(part, `API: ${part.title}`, '[B](b.md)')}`,
  );
  expect(files[1]).toBe(
    '---\ntitle: A\n---\n\n# <a id="item"></a>API: Item\n\n[B](b.md)\n\nFields.\n\n## <a id="op-list"></a>GET `/items`\n\n```bash\n### List\n```\n',
  );
  const read = async (part: string) => files[part.endsWith('/user.md') ? 0 : 1]!;
  expect(await joinParts(markdown, url, read)).toBe(start + user + item + end);
});

it('keeps other pages whole', () => {
  expect(splitPage(start + item, urlOf)).toEqual({markdown: start + item, parts: []});
});
