import fs from 'node:fs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {SiteCopy} from '../support/siteCopy';

/** Bad input stops the build, with a message that names the place and the remedy. */

let site: SiteCopy;
beforeEach(async () => {
  site = await SiteCopy.create('bad-input');
});
afterEach(() => site.remove());

const build = (env?: NodeJS.ProcessEnv) => site.run(['build', '--locale', 'en'], env);

describe('the build stops and names the place', () => {
  it('of an image that does not exist', async () => {
    await site.edit('docs/glossary.mdx', (text) => `${text}\n![A map](./missing-map.png)\n`);
    const {code, output} = await build();
    expect(code).toBe(1);
    expect(output).toMatch(/missing-map\.png.* in source file "docs\/glossary\.mdx" \(\d+:\d+\)/);
  });

  it('of a tag outside the closed set', async () => {
    await site.edit('docs/roadmapping/export.mdx', (text) =>
      text.replace('tags: [roadmap]', 'tags: [roadmap, road-map]'),
    );
    const {code, output} = await build();
    expect(code).toBe(1);
    expect(output).toContain('docs/roadmapping/export.mdx');
    expect(output).toContain('road-map');
    expect(output).toContain('tags.yml');
  });

  it('of a page id in the sidebar that no page has', async () => {
    await site.edit('sidebars.ts', (text) => text.replace("'glossary'", "'glosary'"));
    const {code, output} = await build();
    expect(code).toBe(1);
    expect(output).toMatch(/sidebars\.ts.*These sidebar document ids do not exist: - glosary/);
  });

  it('of an unknown key in front matter', async () => {
    await site.edit('docs/versions.mdx', (text) =>
      text.replace('sidebar_label:', 'sidebar_lable:'),
    );
    const {code, output} = await build();
    expect(code).toBe(1);
    expect(output).toContain('docs/versions.mdx:5: unknown key "sidebar_lable"');
    expect(output).toContain('Known keys: id, slug, title');
  });

  it('of a label, a figure, steps or code that are not right', async () => {
    await site.edit('docs/versions.mdx', (text) => `${text}\nOpen <Label k="safe-view" />.\n`);
    await site.edit('docs/glossary.mdx', (text) => `${text}\n<Figure name="glossary-mop" />\n`);
    await site.edit('docs/troubleshooting.mdx', (text) => `${text}\n<Steps>\n\n- Go\n\n</Steps>\n`);
    await site.edit('docs/support_en.mdx', (text) => `${text}\n\`\`\`python\n1\n\`\`\`\n`);
    const {code, output} = await build();
    expect(code).toBe(1);
    expect(output).toMatch(
      /docs\/versions\.mdx.*line \d+: <Label>: no label has the key "safe-view"/,
    );
    expect(output).toMatch(/docs\/glossary\.mdx.*line \d+: .*no such figure "glossary-mop"/);
    expect(output).toMatch(/docs\/troubleshooting\.mdx.*line \d+: <Steps> holds one numbered list/);
    expect(output).toMatch(/docs\/support_en\.mdx.*line \d+: code in "python" cannot be coloured/);
  });

  it('of a release that the home page cannot read', async () => {
    await site.edit('docs/versions.mdx', (text) =>
      text.replace('Sharing and keyboard access, 18 November 2025.', 'Sharing.'),
    );
    const {code, output} = await build();
    expect(code).toBe(1);
    expect(output).toMatch(/docs\/versions\.mdx:\d+: expected "Subject, 18 November 2025\."/);
  });

  it('of an environment variable with a wrong value', async () => {
    const {code, output} = await build({TELESCOPE_SITE_URL: 'docs.example.com'});
    expect(code).toBe(1);
    expect(output).toContain('TELESCOPE_SITE_URL is "docs.example.com": expected');
    expect(output).toContain('src/config/owner.ts');
  });

  it('of half of the search keys', async () => {
    const {code, output} = await build({TELESCOPE_ALGOLIA_APP_ID: 'ABC'});
    expect(code).toBe(1);
    expect(output).toContain('TELESCOPE_ALGOLIA_SEARCH_KEY is not set: expected');
    expect(output).toContain('TELESCOPE_ALGOLIA_INDEX_NAME is not set: expected');
  });
});

describe('broken links and anchors', () => {
  beforeEach(async () => {
    await site.edit(
      'docs/glossary.mdx',
      (text) => `${text}\n[Gone](/gone/) and [lost](/versions/#lost-anchor)\n`,
    );
  });

  it('stop the strict build, which names page and link', async () => {
    const {code, output} = await build({TELESCOPE_STRICT: 'true'});
    expect(code).toBe(1);
    expect(output).toContain('linking to /gone/');
    expect(output).toContain('source page path = /glossary/');
  });

  it('of an anchor stop it too', async () => {
    await site.edit('docs/glossary.mdx', (text) => text.replace('(/gone/)', '(/versions/)'));
    const {code, output} = await build({TELESCOPE_STRICT: 'true'});
    expect(code).toBe(1);
    expect(output).toContain('/versions/#lost-anchor');
  });

  it('are ignored otherwise, and a published announcement gets its address', async () => {
    await site.edit('blog/2025-11-18-release-2025-8.mdx', (text) =>
      text.replace('draft: true\n', ''),
    );
    const {code, output} = await build();
    expect(output).not.toContain('/gone/');
    expect(code).toBe(0);
    expect(fs.existsSync(site.path('build/blog/release-2025-8/index.html'))).toBe(true);
  });
});
