import fs from 'node:fs/promises';
import path from 'node:path';
import {
  startStaticServer,
  type StaticServer,
  type StaticServerOptions,
} from '../../../tools/site/staticServer';
import {SiteCopy} from '../../support/siteCopy';

/** All tests of the fixture are of a site under a path. */
export const fixtureBase = '/guide/';

/** Neither HTML, which is refused, nor harmless where text is taken for a script or a template. */
const odd = `"' onload=window.ran=true // < \${window.ran=true} {{window.ran=true}} &lt;img src=x>`;

/** The builds of the fixture: the same pages, made one after the other, as an owner deploys them. */
export const builds = {
  /** No announcement. By the other bundler, on a machine where Rspack does not run. */
  first: {TELESCOPE_BUNDLER: 'webpack'},
  /** Without `/second/`. What an owner may type, as odd as it may be. */
  second: {
    TELESCOPE_PRODUCT_NAME: 'R&D <img src=x onerror=ran=1>',
    TELESCOPE_ANNOUNCEMENT_ID: 'second',
    TELESCOPE_ANNOUNCEMENT_EN: `The second build is out. ${odd}`,
    TELESCOPE_ANNOUNCEMENT_FR: `La seconde version est sortie. ${odd}`,
  },
} satisfies Record<string, NodeJS.ProcessEnv>;

export type BuildName = keyof typeof builds;

const overlay = path.join(__dirname, 'overlay');

/** The folder of a build. Its pages are under `fixtureBase`: see `startFixtureServer`. */
export function fixtureDir(name: BuildName): string {
  return path.resolve(`.tmp/fixture-${name}/build`);
}

/** Serves a build under the path of its address: pages are asked for at `server.address`. */
export function startFixtureServer(
  name: BuildName,
  options?: StaticServerOptions,
): Promise<StaticServer> {
  return startStaticServer(fixtureDir(name), {
    isCompressed: false,
    basePath: fixtureBase,
    ...options,
  });
}

/**
 * Builds the fixture: the site's own source and configuration, with the pages,
 * the navbar and the faults of `overlay/`.
 *
 * @throws with what the build printed, when it fails
 */
export async function buildFixture(name: BuildName): Promise<void> {
  const site = await SiteCopy.create(`fixture-${name}`);
  await Promise.all(['docs', 'blog'].map((name) => fs.rm(site.path(name), {recursive: true})));
  await fs.rename(site.path('docusaurus.config.ts'), site.path('site.config.ts'));
  const figures = 'src/components/Figure';
  await fs.rename(site.path(`${figures}/index.tsx`), site.path(`${figures}/SiteFigure.tsx`));
  await fs.cp(overlay, site.dir, {recursive: true});
  if (name === 'second') {
    await fs.rm(site.path('docs/second.mdx'));
    await site.edit('sidebars.ts', (text) => text.replace("'second',", ''));
  }
  // The chunk of the page differs from that of the other build.
  await site.edit('docs/reading.mdx', (text) => text.replace('BUILD_NAME', name));
  await removeAnnouncement(site);
  const {code, output} = await site.run(['build', '--locale', 'en'], {
    TELESCOPE_SITE_URL: `https://docs.telescope.example${fixtureBase}`,
    ...builds[name],
  });
  if (code !== 0) {
    throw new Error(`The fixture "${name}" does not build: ${output}`);
  }
}

/** Empties the values of the site's own announcement, as an owner does who wants none. */
async function removeAnnouncement(site: SiteCopy): Promise<void> {
  await site.edit('src/config/owner.ts', (text) =>
    text
      .replace(/(variable: 'TELESCOPE_ANNOUNCEMENT_ID',\s+value:\s+)'[^']*'/, "$1''")
      .replace(/(announcements: [^{]*\{)[^}]*/, "$1en: '', fr: ''"),
  );
}
