import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildStep, Feature} from '@guide/built-site';
import {foldersOf, rebuildOnChange, type Messages} from '@guide/content';
import {readDescription, sourceFilesOf} from './description';
import {DOWNLOADS_FOLDER, downloadsOf} from './downloads';
import type {ApiSource} from './types';

export {apiComponents} from './apiComponents';
export type {ApiSource, Programs} from './types';

export interface ApiOptions {
  api: ApiSource;
  /** Texts of `x-codes`. */
  messages?: Messages;
}

/** Rebuilds pages when the description changes. */
export default function openapiPlugin(
  {siteDir, i18n}: LoadContext,
  {api}: Pick<ApiOptions, 'api'>,
): Plugin {
  const inSite = (file: string) => path.join(siteDir, file);
  const files = sourceFilesOf({siteDir, api, locale: i18n.currentLocale}).map(inSite);
  const pageFolders = Object.values(foldersOf(i18n)[0]!).map(inSite);
  return {
    name: 'api',
    configureWebpack: () => rebuildOnChange(pageFolders, [{used: '<Api', files}]),
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
      downloadsOf(readDescription(source), {messages, referenceUrl}),
    );
    for (const [name, text] of Object.entries(files)) {
      write(`${DOWNLOADS_FOLDER}/${name}`, text);
    }
  };

/** Feature: API reference and downloads. */
export function openapi(options: ApiOptions): Feature {
  return {
    name: 'openapi',
    plugins: [['@guide/openapi', {api: options.api}]],
    buildSteps: [apiDownloads(options)],
  };
}
