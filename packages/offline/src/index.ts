import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {BuildStep, BuiltSite, Feature} from '@guide/built-site';
import {collectFiles, createManifest} from './build-steps/collectFiles';
import {renderFallbackPage, type FallbackTexts} from './build-steps/fallbackPage';
import {FALLBACK_FILE, MANIFEST_FILE, WORKER_FILE} from './store/copyManifest';

export type {FallbackTexts};

export interface OfflineOptions {
  /** By language. The default language is required. */
  fallbackTexts: Readonly<Record<string, FallbackTexts>>;
}

/** Feature: offline copies. Must be the last feature, because it lists the built files. */
export function offline({fallbackTexts}: OfflineOptions): Feature {
  return {
    name: 'offline',
    buildSteps: [writeFallbackPage(fallbackTexts), writeManifest, writeWorker],
  };
}

function writeFallbackPage(texts: OfflineOptions['fallbackTexts']): BuildStep {
  return ({context, outDir, baseUrl, language, write}) => {
    const {defaultLocale, localeConfigs} = context.i18n;
    write(
      FALLBACK_FILE,
      renderFallbackPage({
        html: fs.readFileSync(path.join(outDir, 'index.html'), 'utf8'),
        language: language in texts ? language : defaultLocale,
        direction: localeConfigs[language]!.direction,
        baseUrl,
        texts,
      }),
    );
  };
}

const writeManifest: BuildStep = async (built, features) => {
  const {context, outDir, baseUrl, language, versions, cache} = built;
  const seeds = features.flatMap(({offlineSeeds = []}) => offlineSeeds);
  const siteBase = siteBaseOf(built);
  const otherLanguages = Object.values(context.i18n.localeConfigs)
    .map((config) => config.baseUrl)
    .filter((other) => other !== baseUrl);
  const otherVersions = versions.filter(({isLast}) => !isLast).map((version) => version.path);

  const excluded = [...otherLanguages, ...otherVersions]
    .filter((urlPath) => urlPath.startsWith(baseUrl))
    .map((urlPath) => urlPath.slice(baseUrl.length));
  const readText = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');
  const paths = [...built.files].sort();
  const files = collectFiles({paths, readText}, baseUrl, seeds, excluded.filter(Boolean));
  const site = {language, siteBase, baseUrl, otherLanguages, otherVersions};
  built.write(MANIFEST_FILE, JSON.stringify(await createManifest(outDir, files, site, cache)));
  logger.info`Offline copy of name=${language}: number=${files.length} files.`;
};

const writeWorker: BuildStep = async (built) => {
  const {build} = await import('esbuild');
  await build({
    entryPoints: [path.join(__dirname, 'worker/index.ts')],
    outfile: path.join(built.outDir, path.relative(built.baseUrl, siteBaseOf(built)), WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
};

function siteBaseOf({context}: BuiltSite): string {
  const {defaultLocale, localeConfigs} = context.i18n;
  return localeConfigs[defaultLocale]!.baseUrl;
}
