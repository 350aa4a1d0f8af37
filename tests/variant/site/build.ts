import fs from 'node:fs/promises';
import path from 'node:path';
import {
  startStaticServer,
  type StaticServer,
  type StaticServerOptions,
} from '../../../tools/site/staticServer';
import {SiteCopy} from '../../support/siteCopy';

export const variantBase = '/guide/';

/** Text that would run as a script or a template. */
const hostileText = `"' onload=window.ran=true // < \${window.ran=true} {{window.ran=true}} &lt;img src=x>`;

/** Hostile product name. It's written to the source, as `npm run guide -- rename` would reject it. */
export const variantName = 'R&D <img src=x onerror=ran=1>';

/** Hostile announcement, also written to the source. */
export const variantAnnouncement = {
  id: 'spring-2027',
  text: {en: `The second build is out. ${hostileText}`, fr: 'Quoi de neuf ? La lecture & plus.'},
  link: '/reading/',
  isCloseable: false,
  backgroundColor: '#20232a',
  textColor: '#ffffff',
};

/** All settings, with the most hostile values allowed. */
export const variantSettings = {
  TELESCOPE_SITE_URL: `https://docs.telescope.example${variantBase}`,
  TELESCOPE_SIGN_IN_URL: 'https://app.example.com/sign-in',
  TELESCOPE_REPOSITORY_URL: 'https://github.com/example/guide',
  TELESCOPE_COPYRIGHT_YEAR: '2027',
  // Keys of the fake provider in `tests/support/provider`.
  TELESCOPE_ALGOLIA_APP_ID: 'APPID',
  TELESCOPE_ALGOLIA_SEARCH_KEY: 'searchkey',
  TELESCOPE_ALGOLIA_INDEX_NAME: 'guide',
  TELESCOPE_ALGOLIA_ASSISTANT_ID: 'assistant-1',
};

export const variantDir = path.resolve('.tmp/variant/build');

export function startVariantServer(options?: StaticServerOptions): Promise<StaticServer> {
  return startStaticServer(variantDir, {isCompressed: false, basePath: variantBase, ...options});
}

/** @throws with the build output if the build fails */
export async function buildVariant(): Promise<void> {
  const site = await copySiteWithOverlay();
  const {code, output} = await site.run(['build'], variantSettings);
  if (code !== 0) {
    throw new Error(`The build of the variant failed: ${output}`);
  }
}

async function copySiteWithOverlay(): Promise<SiteCopy> {
  const site = await SiteCopy.create('variant');
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
  for (const folder of ['docs', 'blog', french]) {
    await fs.rm(site.path(folder), {recursive: true});
  }
  await fs.rename(site.path('docusaurus.config.ts'), site.path('site.config.ts'));
  const figures = 'src/components/Figure';
  await fs.rename(site.path(`${figures}/index.tsx`), site.path(`${figures}/SiteFigure.tsx`));
  await fs.cp(path.join(__dirname, 'overlay'), site.dir, {recursive: true});
  await site.edit('src/config/content.ts', (text) =>
    text
      .replace('components: {', 'components: {BreakButton: [], BreaksOnLoad: [],')
      .replace(
        'autoImports: [',
        "autoImports: [{module: '@site/src/components/Fault', names: ['BreakButton', 'BreaksOnLoad']},",
      ),
  );
  await site.edit('src/config/owner.ts', (text) =>
    text.replace(/(productName = )'.*'/, `$1'${variantName}'`),
  );
  await site.edit('src/config/announcement.ts', (text) =>
    text.replace(
      /(const announcement: .* = ){[^]*?\n};/,
      (_, declaration: string) => `${declaration}${JSON.stringify(variantAnnouncement)};`,
    ),
  );
  return site;
}
