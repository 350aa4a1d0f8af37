import path from 'node:path';
import {versionOf, type ContentOptions, type Locale, type StepOptions} from '@guide/content';
import type {Node, Page} from '@guide/content/mdx';
import {apiComponents} from '@guide/openapi';
import {codeBlocks} from './code';
import {facts} from './facts';
import {figureData} from './figures';
import {frenchTypography} from './frenchTypography';
import {interfaceLabels} from './interfaceLabels';
import {pageDetails} from './pageDetails';
import {identifiers} from './identifiers';
import {importOnDemand} from './importOnDemand';
import {steps} from './steps';
import {tables} from './tables';
import {terms} from './terms';
import {translationNotice, translationOf} from './translation';
import {linksAcrossLanguages} from './translation/links';

type Step = (options: StepOptions) => (tree: Node, page: Page) => void;

/** A step, and what a site must have for it: without it, a component of that name would be its own. */
type Needs = [Step, needed: unknown];

/** What is done to the text of every document, in this order: typography comes last, on all words. */
export function documentSteps(site: ContentOptions, options: StepOptions) {
  const more: Needs[] = [
    [terms, site.terms],
    [pageDetails, site.parts?.includes('PageDetails')],
  ];
  return inOrder([...first(site), ...more], options);
}

/** What is done to the text of every announcement. */
export function announcementSteps(site: ContentOptions, options: StepOptions) {
  return inOrder(first(site), options);
}

function first({facts: data, labels, figures, parts, codeLanguages}: ContentOptions): Needs[] {
  return [
    [facts, data],
    [interfaceLabels, labels],
    [figureData, figures],
    [steps, parts?.includes('Steps')],
    [codeBlocks, codeLanguages],
  ];
}

/** A notice of the site stands in its language, so it comes when the text of the page is done. */
function inOrder(steps: Needs[], options: StepOptions): [Step, StepOptions][] {
  // Before all others, which read the tables and colour the code.
  const made = options.api.description ? [apiComponents] : [];
  const given = steps.filter(([, needed]) => needed).map(([step]) => step);
  const ofText = [...made, ...given, frenchTypography, identifiers, tables];
  const last = options.parts.includes('TranslationNotice') ? [translationNotice] : [];
  return [...ofText.map(ofPage), linksAcrossLanguages, ...last, importOnDemand].map((step) => [
    step,
    options,
  ]);
}

/**
 * A step that knows the page that it reads. One that shows the text of the default language in
 * another site is read as on the site of that language, and one of a version with the data of it.
 */
function ofPage(step: Step): Step {
  return (options) => {
    const made = new Map<string, ReturnType<Step>>();
    const stepFor = (locale: Locale, version?: string) => {
      const key = `${locale} ${version ?? ''}`;
      const data = options.versions.find(({name}) => name === version)?.data;
      const own = made.get(key) ?? step({...options, ...data, locale, version});
      made.set(key, own);
      return own;
    };
    return (tree, page) => {
      const file = path.relative(options.siteDir, page.path).split(path.sep).join('/');
      const locale = translationOf(page) === 'missing' ? options.defaultLocale : options.locale;
      stepFor(locale, versionOf(file))(tree, page);
    };
  };
}
