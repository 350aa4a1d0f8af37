import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '@guide/delivery/list-files';
import {build} from 'esbuild';
import {afterOthers} from './plugin/afterOthers';
import {keptFiles} from './plugin/keptFiles';
import {makeList} from './plugin/makeList';
import {renderNotKept, type NotKeptWords} from './plugin/notKeptPage';
import {LIST_FILE, NOT_KEPT_PAGE, WORKER_FILE} from './store/copyList';

export type {NotKeptWords};

export type OfflineOptions = {
  /** By language, the default one at least: what a reader without a network is told at an address that is not kept. */
  notKept: Readonly<Record<string, NotKeptWords>>;
  /** Files that scripts ask for by an address that they put together, from where a language begins. */
  seeds: readonly string[];
};

const NAME = 'offline';

/**
 * Writes what a reader needs to keep the site for reading without a network: the list of files of
 * each language, and the worker that answers from them. Nothing is asked for before a reader wants
 * it. It stands before all plugins whose files a copy holds.
 */
export default function offline(
  {baseUrl, i18n}: LoadContext,
  {notKept, seeds}: OfflineOptions,
): Plugin {
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  const siteBase = localeConfigs[defaultLocale]!.baseUrl;
  const {direction} = localeConfigs[currentLocale]!;
  const otherLanguages = Object.values(localeConfigs)
    .map((config) => config.baseUrl)
    .filter((other) => other !== baseUrl);
  let otherVersions: string[] = [];
  return {
    name: NAME,

    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        LoadedContent | undefined;
      otherVersions = (docs?.loadedVersions ?? [])
        .filter(({isLast}) => !isLast)
        .map((version) => version.path.replace(/\/?$/, '/'));
    },

    async postBuild({outDir, plugins}) {
      const html = fs.readFileSync(path.join(outDir, 'index.html'), 'utf8');
      const page = path.join(outDir, NOT_KEPT_PAGE);
      fs.mkdirSync(path.dirname(page), {recursive: true});
      fs.writeFileSync(
        page,
        renderNotKept({
          html,
          language: currentLocale in notKept ? currentLocale : defaultLocale,
          direction,
          baseUrl,
          words: notKept,
        }),
      );
      await afterOthers(plugins, NAME);

      const within = [...otherLanguages, ...otherVersions]
        .filter((address) => address.startsWith(baseUrl))
        .map((address) => address.slice(baseUrl.length));
      const built = {
        paths: listFiles(outDir),
        readText: (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8'),
      };
      const files = keptFiles(built, baseUrl, seeds, within.filter(Boolean));
      const language = currentLocale;
      const site = {language, siteBase, baseUrl, otherLanguages, otherVersions};
      fs.writeFileSync(
        path.join(outDir, LIST_FILE),
        JSON.stringify(await makeList(outDir, files, site)),
      );
      await build({
        entryPoints: [path.join(__dirname, 'worker/index.ts')],
        outfile: path.join(outDir, path.relative(baseUrl, siteBase), WORKER_FILE),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        legalComments: 'none',
      });
      logger.info`Copy of name=${language} for reading offline: number=${files.length} files.`;
    },
  };
}
