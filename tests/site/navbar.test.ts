import fs from 'node:fs/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SiteCopy} from '../support/siteCopy';

/** Navbar items that cannot be rendered stop the build, which names the item and what it may be. */

const anchor = "{type: 'search', position: 'right'},";

describe('the build stops and names the navbar item', () => {
  let site: SiteCopy;
  let navbar: string;

  // One page, and those whose data others show, are enough, and quick.
  beforeAll(async () => {
    site = await SiteCopy.create('navbar');
    await fs.rm(site.path('docs'), {recursive: true});
    await fs.mkdir(site.path('docs'));
    await fs.writeFile(site.path('docs/tags.yml'), '');
    await fs.writeFile(site.path('docs/only.mdx'), '---\nslug: /\ntitle: Only\n---\n\nThe page.\n');
    await fs.writeFile(
      site.path('docs/versions.mdx'),
      '---\ntitle: Versions\n---\n\n### 2025.8 {#release-2025-8}\n\nNothing, 18 November 2025.\n',
    );
    await fs.copyFile('tests/fixture/overlay/docs/glossary.mdx', site.path('docs/glossary.mdx'));
    await fs.writeFile(site.path('sidebars.ts'), "export default {docs: ['only', 'versions']};\n");
    await fs.writeFile(site.path('src/config/redirects.ts'), 'export const redirects = [];\n');
    navbar = await fs.readFile(site.path('src/config/navbar.ts'), 'utf8');
  });
  afterAll(() => site.remove());

  async function buildWith(item: string) {
    await fs.writeFile(site.path('src/config/navbar.ts'), navbar);
    await site.edit('src/config/navbar.ts', (text) => text.replace(anchor, `${item} ${anchor}`));
    return site.run(['build', '--locale', 'en']);
  }

  it('when it names a version that does not exist, and lists the versions', async () => {
    const {code, output} = await buildWith(
      "{type: 'docsVersionDropdown', label: 'Releases', versions: ['9.9']},",
    );
    expect(code).toBe(1);
    expect(output).toMatch(/navbar item failed to render.*"label": "Releases"/);
    expect(output).toContain("No docs version exist for name '9.9'");
    expect(output).toContain('Available version names: - current');
  });

  it('when it names a page that does not exist, and lists the pages', async () => {
    const {code, output} = await buildWith("{type: 'doc', docId: 'gone', label: 'Gone page'},");
    expect(code).toBe(1);
    expect(output).toMatch(/navbar item failed to render.*"label": "Gone page"/);
    expect(output).toContain('Couldn\'t find any doc with id "gone" in version "current"');
    expect(output).toMatch(/Available doc ids are:.*- only/);
  });

  it('when it names a sidebar that does not exist, in a dropdown too', async () => {
    const {code, output} = await buildWith(
      "{label: 'More', items: [{type: 'docSidebar', sidebarId: 'gone', label: 'Gone sidebar'}]},",
    );
    expect(code).toBe(1);
    expect(output).toMatch(/navbar item failed to render.*"label": "Gone sidebar"/);
    expect(output).toContain('Can\'t find any sidebar with id "gone"');
    expect(output).toContain('Available sidebar ids are: - docs');
  });
});
