import fs from 'node:fs';
import {expect, test} from '../support/browser';
import {variantDir} from './site/build';

const name = "writer's début";
const encoded = "https://docs.telescope.example/guide/writer's%20d%C3%A9but";
const read = (file: string) => fs.readFileSync(`${variantDir}/${file}`, 'utf8');

test('a page with Markdown of other sites is exported', () => {
  const [, frontMatter, text] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(read(`${name}.md`))!;
  expect(frontMatter).toContain(`\naddress: ${encoded}/\n`);
  expect(text).toBe(`# Markdown of other sites

First words of a page without a description.

~~Struck~~ text.

> **Beware**

**view.jsx**

\`\`\`jsx
const view = <List />;
show(view);
\`\`\`

- [x] Done
- [ ] To do

Text of a part.
`);
  expect(read('llms.txt')).toContain(`(${encoded}.md)`);
});

test("code of a page's own component can be copied", async ({page}) => {
  await page.goto(`${name}/`);
  const code = page.locator('[data-title="view.jsx"]');
  await code.hover();
  await expect(code.getByRole('button', {name: 'Copy'})).toBeVisible();
  await expect(code.locator('pre')).toHaveText('const view = <List />;\nshow(view);\n');
});
