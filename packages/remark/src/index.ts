import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {currentLocale, rebuildOnChange, withDefaults} from '@guide/content';
import {messageOf} from '@guide/content/safety';
import {sourceFilesOf} from '@guide/openapi';
import type {PageOptions, StepOptions} from './options';
import {createFrontMatterParser} from './parseFrontMatter';
import {pluginFor} from './pipeline';
import {checkLoadedContent, publicFileFaults, publishedFiles} from './safety';

export {absentFeatures} from './absentFeatures';
export {facts} from './facts';
export {figureData} from './figures';
export {textAttributes} from './frenchTypography';
export {interfaceLabels} from './interfaceLabels';
export type {Facts, Labels, PageOptions} from './options';
export {textKeys} from './parseFrontMatter';
export {findUnsafeContent, findUnsafeValues, publicFileFaults} from './safety';
export type {SafetyOptions} from './safety';

/** Front matter parser and remark steps. @throws on files that can't be public */
export function contentConfig(options: PageOptions) {
  const stepOptions = stepOptionsOf(options);
  const faults = publicFileFaults(stepOptions);
  if (faults.length > 0) {
    throw new Error(faults.map((fault) => `${fault.file}: ${messageOf(fault)}`).join('\n'));
  }
  const pluginsOf = (kind: 'docs' | 'other') => ({
    beforeDefaultRemarkPlugins: [pluginFor(kind, stepOptions)],
    remarkPlugins: [() => publishedFiles(stepOptions)],
  });
  return {
    parseFrontMatter: createFrontMatterParser(stepOptions),
    docs: pluginsOf('docs'),
    pages: pluginsOf('other'),
    blog: pluginsOf('other'),
    plugin: () => pageSources(stepOptions),
  };
}

/** Adds what the steps need. Those of a missing option don't run. */
export function stepOptionsOf(options: PageOptions): StepOptions {
  const defaults = {missingHints: {}, messages: {}, programs: {}, cards: {}, messageCode: '(?!)'};
  const site = withDefaults({...defaults, parts: [], components: {}, autoImports: [], ...options});
  return {...site, locale: currentLocale(site)} as StepOptions;
}

/** Docusaurus plugin that checks tags and authors, and rebuilds pages when their sources change. */
function pageSources(site: StepOptions): Plugin {
  const {siteDir, contentFolders, terms, api} = site;
  const glossaries = Object.values(contentFolders[0]!)
    .map((folder) => path.join(siteDir, folder, terms?.glossary ?? ''))
    .filter((file) => terms && fs.existsSync(file));
  const apiFiles = api ? sourceFilesOf(site) : [];
  const sources = [
    {used: '', files: glossaries},
    {used: '<Api', files: apiFiles.map((file) => path.join(siteDir, file))},
  ];
  return {
    name: 'page-sources',
    allContentLoaded: async ({allContent}) => checkLoadedContent(allContent),
    configureWebpack: () => rebuildOnChange(site, sources),
  };
}
