import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {BuildStep, Feature} from '@guide/built-site';
import {collectFiles, createCopyList} from './plugin/collectFiles';
import {renderNotKept, type NotKeptWords} from './plugin/notKeptPage';
import {LIST_FILE, NOT_KEPT_PAGE, WORKER_FILE} from './store/copyList';

export type {NotKeptWords};

export interface OfflineOptions {
  /** By language. The default language is required. */
  notKept: Readonly<Record<string, NotKeptWords>>;
}

/** Feature: offline copies. Must be the last feature, because it lists the built files. */
export function offline({notKept}: OfflineOptions): Feature {
  return {name: 'offline', buildSteps: [notKeptPage(notKept), offlineCopy]};
}

function notKeptPage(notKept: OfflineOptions['notKept']): BuildStep {
  return ({context, outDir, baseUrl, language, write}) => {
    const {defaultLocale, localeConfigs} = context.i18n;
    write(
      NOT_KEPT_PAGE,
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

const offlineCopy: BuildStep = async (built, features) => {
  const {context, outDir, baseUrl, language, versions} = built;
  const seeds = features.flatMap(({offlineSeeds = []}) => offlineSeeds);
  const {defaultLocale, localeConfigs} = context.i18n;
  const siteBase = localeConfigs[defaultLocale]!.baseUrl;
  const otherLanguages = Object.values(localeConfigs)
    .map((config) => config.baseUrl)
    .filter((other) => other !== baseUrl);
  const otherVersions = versions.filter(({isLast}) => !isLast).map((version) => version.path);

  const excluded = [...otherLanguages, ...otherVersions]
    .filter((address) => address.startsWith(baseUrl))
    .map((address) => address.slice(baseUrl.length));
  const readText = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const paths = [...built.files].sort();
  const files = collectFiles({paths, readText}, baseUrl, seeds, excluded.filter(Boolean));
  const site = {language, siteBase, baseUrl, otherLanguages, otherVersions};
  built.write(LIST_FILE, JSON.stringify(await createCopyList(outDir, files, site)));
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
  logger.info`Offline copy of name=${language}: number=${files.length} files.`;
};
