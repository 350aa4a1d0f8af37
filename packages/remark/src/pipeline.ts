import path from 'node:path';
import {
  localeOf,
  versionOf,
  type ContentOptions,
  type Locale,
  type StepOptions,
} from '@guide/content';
import type {Node, Page} from '@guide/content/mdx';
import {apiComponents} from '@guide/openapi';
import {absentFeatures} from './absentFeatures';
import {autoImport} from './autoImport';
import {codeBlocks} from './code';
import {facts} from './facts';
import {figureData} from './figures';
import {frenchTypography} from './frenchTypography';
import {interfaceLabels} from './interfaceLabels';
import {pageDetails} from './pageDetails';
import {identifiers} from './identifiers';
import {steps} from './steps';
import {tables} from './tables';
import {terms} from './terms';
import {translationNotice} from './translation';
import {linksAcrossLanguages} from './translation/links';
import {unsafeContent} from './unsafeContent';

type Step = (options: StepOptions) => (tree: Node, page: Page) => void;

type OptionalStep = [Step, option: unknown];

export function docsSteps(site: ContentOptions, options: StepOptions): Step[] {
  const more: OptionalStep[] = [
    [terms, site.terms],
    [pageDetails, site.parts?.includes('PageDetails')],
  ];
  return allSteps([...commonSteps(site), ...more], options);
}

/** For blog posts and standalone pages. */
export function pageSteps(site: ContentOptions, options: StepOptions): Step[] {
  return allSteps(commonSteps(site), options);
}

function commonSteps({
  facts: data,
  absent,
  labels,
  figures,
  parts,
  codeLanguages,
}: ContentOptions): OptionalStep[] {
  return [
    [facts, data],
    [absentFeatures, absent],
    [interfaceLabels, labels],
    [figureData, figures],
    [steps, parts?.includes('Steps')],
    [codeBlocks, codeLanguages],
  ];
}

function allSteps(steps: OptionalStep[], options: StepOptions): Step[] {
  // First, because later steps process its tables and code.
  const api = options.api.description ? [apiComponents] : [];
  const enabled = steps.filter(([, option]) => option).map(([step]) => step);
  const textSteps = [...api, ...enabled, frenchTypography, identifiers, tables];
  // After the text steps, because the notice is in the language of the site, not of the text.
  const notice = options.parts.includes('TranslationNotice') ? [translationNotice] : [];
  return [
    // First, because later steps insert code.
    unsafeContent,
    ...textSteps.map(forEachPage),
    linksAcrossLanguages,
    ...notice,
    autoImport,
  ];
}

/**
 * Returns a remark plugin that runs all steps. A closure, because Docusaurus writes the options of
 * plugins to a generated file, which is part of the server bundle.
 */
export function runSteps(steps: readonly Step[], options: StepOptions): () => ReturnType<Step> {
  return () => {
    const transforms = steps.map((step) => step(options));
    return (tree, page) => transforms.forEach((transform) => transform(tree, page));
  };
}

/** Runs a step with the data of the page's version, in the default language if the translation is missing. */
function forEachPage(step: Step): Step {
  return (options) => {
    const cache = new Map<string, ReturnType<Step>>();
    const stepFor = (locale: Locale, version?: string) => {
      const key = `${locale} ${version ?? ''}`;
      const data = options.versions.find(({name}) => name === version)?.data;
      const pluginForPage = cache.get(key) ?? step({...options, ...data, locale, version});
      cache.set(key, pluginForPage);
      return pluginForPage;
    };
    return (tree, page) => {
      const file = path.relative(options.siteDir, page.path).split(path.sep).join('/');
      const locale = localeOf(options.contentFolders, file) ?? options.locale;
      stepFor(locale, versionOf(file))(tree, page);
    };
  };
}
