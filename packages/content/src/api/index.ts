import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {foldersOf} from '../languages';
import type {ContentOptions} from '../site';
import {filesOf, readDescription} from './description';
import {DOWNLOADS_FOLDER, downloadsOf, writeInto} from './downloads';

/** What the plugin knows of a site: where its description is. */
export type ApiOptions = Required<Pick<ContentOptions, 'api'>>;

/**
 * Gives readers the description of an API to take, in the language of the site, and has the pages
 * that show it made anew when it has changed.
 */
export default function api(
  {siteDir, baseUrl, generatedFilesDir, i18n}: LoadContext,
  {api: source}: ApiOptions,
): Plugin {
  const locale = i18n.currentLocale;
  const options = {siteDir, api: source, locale};
  const files = filesOf(options).map((file) => path.join(siteDir, file));
  const pages = Object.values(foldersOf(i18n)[0]!);
  const served = path.join(generatedFilesDir, 'api', DOWNLOADS_FOLDER);
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'api',

    getPathsToWatch: () => files,

    contentLoaded: () => (isDevelopment ? writeDownloads(served, options) : undefined),

    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: pages.map((folder) => path.join(siteDir, folder)),
            enforce: 'pre',
            use: {loader: path.join(__dirname, 'dependOnDescription.cjs'), options: {files}},
          },
        ],
      },
      ...(isDevelopment && {
        devServer: {static: [{directory: served, publicPath: `${baseUrl}${DOWNLOADS_FOLDER}`}]},
      }),
    }),
  };
}

/** A step on a built site: writes the downloads beside its pages. */
export function apiDownloads({api}: ApiOptions) {
  return async ({context, outDir}: {context: LoadContext; outDir: string}): Promise<void> => {
    const {siteDir, i18n} = context;
    const options = {siteDir, api, locale: i18n.currentLocale};
    await writeDownloads(path.join(outDir, DOWNLOADS_FOLDER), options);
  };
}

function writeDownloads(
  folder: string,
  options: Parameters<typeof readDescription>[0],
): Promise<void> {
  return writeInto(folder, downloadsOf(readDescription(options), options.api));
}
