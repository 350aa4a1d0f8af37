import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildStep, Feature} from '@guide/built-site';
import {foldersOf, type ContentOptions} from '@guide/content';
import {readDescription, sourceFilesOf} from './description';
import {DOWNLOADS_FOLDER, downloadsOf} from './downloads';

export {apiComponents} from './apiComponents';

export type ApiOptions = Required<Pick<ContentOptions, 'api'>> &
  Pick<ContentOptions, 'terms' | 'messages'>;

/** Rebuilds pages when the description, the glossary or a page that they list changes. */
export default function openapiPlugin(
  {siteDir, i18n}: LoadContext,
  {api: source, terms}: Pick<ApiOptions, 'api' | 'terms'>,
): Plugin {
  const options = {siteDir, api: source, locale: i18n.currentLocale};
  const description = sourceFilesOf(options).map((file) => path.join(siteDir, file));
  const folders = Object.values(foldersOf(i18n)[0]!).map((folder) => path.join(siteDir, folder));
  const glossaries = folders
    .map((folder) => path.join(folder, terms?.glossary ?? ''))
    .filter((file) => terms && fs.existsSync(file));
  return {
    name: 'api',

    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: folders,
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'dependOnSources.cjs'),
              options: {description, glossaries, folders},
            },
          },
        ],
      },
    }),
  };
}

const apiDownloads =
  ({api, messages = {}}: ApiOptions): BuildStep =>
  ({context, versions, cache, write}) => {
    const {siteDir, i18n} = context;
    const source = {siteDir, api, locale: i18n.currentLocale};
    const texts = sourceFilesOf(source).map((file) =>
      fs.readFileSync(path.join(siteDir, file), 'utf8'),
    );
    const pages = versions.find(({isLast}) => isLast)?.pages ?? [];
    const {url: referenceUrl} =
      pages.find(({source}) => source?.endsWith(api.links?.resources ?? '')) ?? {};
    const files = cache.derive(['openapi', texts, api, messages, referenceUrl], () =>
      downloadsOf(readDescription(source), api, {messages, referenceUrl}),
    );
    for (const [name, text] of Object.entries(files)) {
      write(`${DOWNLOADS_FOLDER}/${name}`, text);
    }
  };

/** Feature: API reference and downloads. */
export function openapi(options: ApiOptions): Feature {
  const {api, terms} = options;
  return {
    name: 'openapi',
    plugins: [['@guide/openapi', {api, terms}]],
    buildSteps: [apiDownloads(options)],
  };
}
