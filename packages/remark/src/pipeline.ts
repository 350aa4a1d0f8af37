import path from 'node:path';
import {localeOf, versionOf, type Locale} from '@guide/content';
import {failAt, type Node, type SourcePage} from '@guide/content/mdx';
import {messageOf} from '@guide/content/safety';
import {apiComponents} from '@guide/openapi';
import {absentFeatures} from './absentFeatures';
import {autoImport} from './autoImport';
import {codeBlocks} from './code';
import {facts} from './facts';
import {figureData} from './figures';
import {frenchTypography} from './frenchTypography';
import {identifiers} from './identifiers';
import {interfaceLabels} from './interfaceLabels';
import type {PageData, StepOptions} from './options';
import {pageDetails} from './pageDetails';
import {findUnsafeContent, type SafetyOptions} from './safety';
import {checkSteps} from './steps';
import {tables} from './tables';
import {terms} from './terms';
import {translationNotice} from './translation';
import {linksAcrossLanguages} from './translation/links';

type Step = (options: StepOptions) => (tree: Node, page: SourcePage) => void;

/** Remark step: rejects elements, attributes, code and addresses that pages can't contain. */
export function unsafeContent(options: SafetyOptions) {
  return (tree: Node, page: SourcePage): void => {
    const [fault] = findUnsafeContent(tree, options);
    if (fault) {
      failAt(page, fault, messageOf(fault));
    }
  };
}

/** Returns the remark steps of documents, or of blog posts and standalone pages. */
export function remarkStepsFor(kind: 'docs' | 'other', options: StepOptions): Step[] {
  const {parts} = options;
  const isDocs = kind === 'docs';
  const textSteps: [Step, option: unknown][] = [
    // First, because later steps process its tables and code.
    [apiComponents, options.api],
    [facts, options.facts],
    [absentFeatures, options.absent],
    [interfaceLabels, options.labels],
    [figureData, options.figures],
    [checkSteps, parts.includes('Steps')],
    [codeBlocks, options.codeLanguages],
    [terms, isDocs && options.terms],
    [pageDetails, isDocs && parts.includes('PageDetails')],
    [frenchTypography, true],
    [identifiers, true],
    [tables, true],
  ];
  return [
    // First, because later steps insert code.
    unsafeContent,
    ...textSteps.filter(([, option]) => option).map(([step]) => forEachPage(step)),
    linksAcrossLanguages,
    // After the text steps, because the notice is in the language of the site, not of the text.
    ...(parts.includes('TranslationNotice') ? [translationNotice] : []),
    autoImport,
  ];
}

/** A closure, because Docusaurus writes the options of plugins to the server bundle. */
export function pluginFor(kind: 'docs' | 'other', options: StepOptions): () => ReturnType<Step> {
  return () => {
    const transforms = remarkStepsFor(kind, options).map((step) => step(options));
    return (tree, page) => transforms.forEach((transform) => transform(tree, page));
  };
}

/** Runs a step with the data of the page's version, in the default language if the translation is missing. */
function forEachPage(step: Step): Step {
  return (options) => {
    const cache = new Map<string, ReturnType<Step>>();
    const stepFor = (locale: Locale, version?: string) => {
      const key = `${locale} ${version ?? ''}`;
      const data = options.versions.find(({name}) => name === version)?.data as PageData;
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
