import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Step} from '@guide/built-site';
import {listFiles} from '@guide/built-site/files';
import {keptFiles, makeList} from './plugin/keptFiles';
import {renderNotKept, type NotKeptWords} from './plugin/notKeptPage';
import {LIST_FILE, NOT_KEPT_PAGE, WORKER_FILE} from './store/copyList';

export type {NotKeptWords};

export type OfflineOptions = {
  /** By language, the default one at least: what a reader without a network is told at an address that is not kept. */
  notKept: Readonly<Record<string, NotKeptWords>>;
  /** Files that scripts ask for by an address that they put together, from where a language begins. */
  seeds: readonly string[];
};

/**
 * Step: writes the page that a reader without a network gets at an address that is not kept. The
 * policies of the pages come after it.
 */
export function notKeptPage({notKept}: Pick<OfflineOptions, 'notKept'>): Step {
  return ({context, outDir, baseUrl, language}) => {
    const {defaultLocale, localeConfigs} = context.i18n;
    const page = path.join(outDir, NOT_KEPT_PAGE);
    fs.mkdirSync(path.dirname(page), {recursive: true});
    fs.writeFileSync(
      page,
      renderNotKept({
        html: fs.readFileSync(path.join(outDir, 'index.html'), 'utf8'),
        language: language in notKept ? language : defaultLocale,
        direction: localeConfigs[language]!.direction,
        baseUrl,
        words: notKept,
      }),
    );
  };
}

/**
 * Step, the last one: writes what a reader needs to keep the site for reading without a network: the
 * list of files of each language, and the worker that answers from them. Nothing is asked for before
 * a reader wants it.
 */
export function offlineCopy({seeds}: Pick<OfflineOptions, 'seeds'>): Step {
  return async ({context, outDir, baseUrl, language, versions}) => {
    const {defaultLocale, localeConfigs} = context.i18n;
    const siteBase = localeConfigs[defaultLocale]!.baseUrl;
    const otherLanguages = Object.values(localeConfigs)
      .map((config) => config.baseUrl)
      .filter((other) => other !== baseUrl);
    const otherVersions = versions.filter(({isLast}) => !isLast).map((version) => version.path);

    const within = [...otherLanguages, ...otherVersions]
      .filter((address) => address.startsWith(baseUrl))
      .map((address) => address.slice(baseUrl.length));
    const built = {
      paths: listFiles(outDir),
      readText: (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8'),
    };
    const files = keptFiles(built, baseUrl, seeds, within.filter(Boolean));
    const site = {language, siteBase, baseUrl, otherLanguages, otherVersions};
    fs.writeFileSync(
      path.join(outDir, LIST_FILE),
      JSON.stringify(await makeList(outDir, files, site)),
    );
    const {build} = await import('esbuild');
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
  };
}
