import fs from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../../packages/built-site/src/files';
import {extras} from '../../support/extras';
import {SiteCopy} from '../../support/siteCopy';

const page = (id: string, slug: string, text: string) =>
  `---\nid: ${id}\nslug: ${slug}\ntitle: ${id}\ndescription: A page.\n---\n\n${text}\n`;

const files = {
  // The navbar links it.
  'docs/projects/project_items/get_started.mdx': page(
    'get_started',
    '/',
    '<HomeLead>\n\nThe guide.\n\n<HomeSearch />\n\n</HomeLead>\n\n<Home>\n\n- [Support](/support_en/)\n\n</Home>',
  ),
  'docs/support_en.mdx': page('support_en', '/support_en/', '## Code {#code}\n\nText.'),
  'docs/tags.yml': '{}\n',
  'contract/redirects.json': '{"/old/": "/support_en/"}\n',
  'sidebars.ts': "export default {docs: ['projects/project_items/get_started', 'support_en']};\n",
};

export interface Build {
  files: string[];
  html: string;
  scripts: string;
  /** Empty if none is generated. */
  nginx: string;
}

/** Creates a small site. */
export async function createSite(name: string): Promise<SiteCopy> {
  const site = await SiteCopy.create(`features/${name}`);
  for (const folder of ['docs', 'blog', 'i18n/fr/docusaurus-plugin-content-docs']) {
    await fs.rm(site.path(folder), {recursive: true});
  }
  for (const [file, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(site.path(file)), {recursive: true});
    await fs.writeFile(site.path(file), text);
  }
  await site.edit('docusaurus.config.ts', (text) =>
    text.replace("      './src/plugins/releases/index.ts',\n", ''),
  );
  return site;
}

/** Removes the lines of extras from the list of features. Copies of the site have no `extras/`. */
export async function removeExtras(site: SiteCopy): Promise<void> {
  const lines = (await fs.readFile(site.path('src/config/features.ts'), 'utf8')).split('\n');
  const kept = lines.filter((line) => !extras.some((name) => line.includes(name)));
  await fs.writeFile(site.path('src/config/features.ts'), kept.join('\n'));
}

/** Builds the English site. @throws with the output if the build fails */
export async function buildSite(
  site: SiteCopy,
  env: NodeJS.ProcessEnv = {},
  node?: string,
): Promise<void> {
  const settings = {TELESCOPE_READER_REPORTS: '/_reader', ...env};
  const {code, output} = await site.run(['build', '--locale', 'en'], settings, node);
  if (code !== 0) {
    throw new Error(`The build in ${site.dir} failed: ${output}`);
  }
}

/** A feature leaves all of its traces in a build, or none without it. */
export type Traces = Readonly<Record<string, (build: Build) => boolean>>;

export const hasFile =
  (...names: string[]) =>
  (build: Build) =>
    names.every((name) => build.files.includes(name));

/** Reads the files of a build. */
export async function readBuild(site: SiteCopy): Promise<Build> {
  const dir = site.path('build');
  const names = listFiles(dir);
  const readAll = async (extension: string) => {
    const matches = names.filter((name) => name.endsWith(extension));
    return (
      await Promise.all(matches.map((name) => fs.readFile(path.join(dir, name), 'utf8')))
    ).join();
  };
  const nginx = await fs.readFile(`${dir}-nginx/server.conf`, 'utf8').catch(() => '');
  return {files: names, html: await readAll('.html'), scripts: await readAll('.js'), nginx};
}
