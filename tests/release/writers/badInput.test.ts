import fs from 'node:fs/promises';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import type {CommandResult} from '../../support/siteCopy';
import {SiteCopy} from '../../support/siteCopy';

/** The navbar links it. */
const home = 'projects/project_items/get_started';

/** Tests break these pages and tags one by one. */
const pages: Record<string, string> = {
  'tags.yml': 'roadmap:\n  label: Roadmap\n  permalink: /roadmap\n  description: Roadmaps.\n',
  'versions.mdx':
    '---\ntitle: Versions\n---\n\n<Release version="2025.8" date="2025-11-18">\n\n### Nothing {#release-2025-8}\n\n</Release>\n',
  [`${home}.mdx`]: '---\nslug: /\ntitle: Only\ntags: [roadmap]\n---\n\nThe page.\n',
};

let site: SiteCopy;

beforeAll(async () => {
  site = await SiteCopy.create('bad-input');
  await fs.rm(site.path('docs'), {recursive: true});
  await fs.mkdir(path.dirname(site.path(`docs/${home}`)), {recursive: true});
  await fs.copyFile('tests/variant/site/overlay/docs/glossary.mdx', site.path('docs/glossary.mdx'));
  await site.edit('docs/glossary.mdx', (text) => text.replace(' [Reading](./reading.mdx)', ''));
  await fs.writeFile(site.path('sidebars.ts'), `export default {docs: ['${home}', 'versions']};\n`);
  await fs.writeFile(site.path('contract/redirects.json'), '{}');
});
afterEach(() => fs.rm(site.path('docs/more'), {recursive: true, force: true}));
afterAll(() => site.remove());

async function build(
  pageOverrides: Record<string, string> = {},
  extraPages: Record<string, string> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  for (const [name, text] of Object.entries({...pages, ...pageOverrides})) {
    await fs.writeFile(site.path(`docs/${name}`), text);
  }
  await fs.mkdir(site.path('docs/more'));
  for (const [name, text] of Object.entries(extraPages)) {
    await fs.writeFile(site.path(`docs/more/${name}.mdx`), `---\ntitle: More\n---\n\n${text}\n`);
  }
  return site.run(['build', '--locale', 'en'], env);
}

describe('the build fails and names the place', () => {
  it('for an invalid image, label, figure, steps or code, JavaScript or a foreign file', async () => {
    const {code, output} = await build(
      {},
      {
        image: '![A map](./map.png)',
        label: 'Open <Label k="safe-view" />.',
        figure: '<Figure name="glossary-mop" />',
        steps: '<Steps>\n\n- Go\n\n</Steps>',
        code: '```ruby\n1\n```',
        script: 'A <kbd {...{title: process.env.HOME}}>key</kbd>.',
        // More steps than any folder is deep.
        environment: `![A map](${'../'.repeat(40)}proc/self/environ)`,
      },
    );
    expect(code).toBe(1);
    expect(output).toMatch(/map\.png.* in source file "docs\/more\/image\.mdx" \(\d+:\d+\)/);
    expect(output).toMatch(/more\/label\.mdx.*line \d+: <Label>: unknown label "safe-view"/);
    expect(output).toMatch(/more\/figure\.mdx.*line \d+: .*unknown figure "glossary-mop"/);
    expect(output).toMatch(/more\/steps\.mdx.*line \d+: <Steps> must contain one numbered list/);
    expect(output).toMatch(/more\/script\.mdx.*line \d+: found \{\.\.\.\{title: process/);
    expect(output).toMatch(/more\/environment\.mdx.*line \d+: found the image [./]*\/proc\/self/);
    expect(output).toMatch(/more\/code\.mdx.*line \d+: can't highlight code in "ruby"/);
  });

  it('for a broken link, in strict mode', async () => {
    const {code, output} = await build({}, {link: '[Gone](/gone/)'}, {TELESCOPE_STRICT: 'true'});
    expect(code).toBe(1);
    expect(output).toContain('linking to /gone/');
    expect(output).toContain('source page path = /more/link/');
  });
});

describe('the build fails and names an invalid navbar item', () => {
  const navigation = 'src/config/navigation.ts';
  afterEach(() => fs.copyFile(navigation, site.path(navigation)));

  it.each([
    [
      'a sidebar in a dropdown',
      "{label: 'More', items: [{type: 'docSidebar', sidebarId: 'gone', label: 'Odd item'}]}",
      'Can\'t find any sidebar with id "gone"',
      'Available sidebar ids are: - docs',
    ],
    [
      'a document',
      "{type: 'doc', docId: 'gone', label: 'Odd item'}",
      'Couldn\'t find any doc with id "gone"',
      'Available doc ids are: - glossary',
    ],
    [
      'a version in a dropdown',
      "{type: 'docsVersionDropdown', versions: ['gone'], label: 'Odd item'}",
      "No docs version exist for name 'gone'",
      'Available version names: - current',
    ],
  ])("%s that doesn't exist, and lists the valid ones", async (_, item, error, validNames) => {
    const followingItem = "{type: 'localeDropdown', position: 'right'},";
    await site.edit(navigation, (text) => text.replace(followingItem, `${item}, ${followingItem}`));
    const {code, output} = await build();
    expect(code).toBe(1);
    expect(output).toMatch(/navbar item failed to render.*"label": "Odd item"/);
    expect(output).toContain(error);
    expect(output).toContain(validNames);
  });
});
