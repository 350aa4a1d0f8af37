import type {ContentOptions, StepOptions} from '../site';
import {bareAddresses} from './bareAddresses';
import {codeBlocks} from './code';
import {figureData} from './figures';
import {frenchTypography} from './frenchTypography';
import {interfaceLabels} from './interfaceLabels';
import {pageDetails} from './pageDetails';
import {importOnDemand} from './importOnDemand';
import {productName} from './productName';
import {roles} from './roles';
import {steps} from './steps';
import {terms} from './terms';
import {translationNotice, translationOf} from './translation';
import {linksAcrossLanguages} from './translation/links';
import type {Node, Page} from './tree';

type Step = (options: StepOptions) => (tree: Node, page: Page) => void;

/** A step, and what a site must have for it: without it, a component of that name would be its own. */
type Needs = [Step, needed: unknown];

/** What is done to the text of every document, in this order: typography comes last, on all words. */
export function documentSteps(site: ContentOptions, options: StepOptions) {
  const more: Needs[] = [
    [roles, true],
    [terms, site.terms],
    [pageDetails, site.parts?.includes('PageDetails')],
  ];
  return inOrder([...first(site), ...more], options);
}

/** What is done to the text of every announcement. */
export function announcementSteps(site: ContentOptions, options: StepOptions) {
  return inOrder(first(site), options);
}

function first({labels, figures, parts, codeLanguages}: ContentOptions): Needs[] {
  return [
    [interfaceLabels, labels],
    [figureData, figures],
    [steps, parts?.includes('Steps')],
    [bareAddresses, true],
    [codeBlocks, codeLanguages],
  ];
}

/** A notice of the site stands in its language, so it comes when the text of the page is done. */
function inOrder(steps: Needs[], options: StepOptions): [Step, StepOptions][] {
  const named = options.productName.written ? [productName] : [];
  const given = steps.filter(([, needed]) => needed).map(([step]) => step);
  const ofText = [...named, ...given, ...named, frenchTypography];
  const last = options.parts.includes('TranslationNotice') ? [translationNotice] : [];
  return [...ofText.map(inLanguageOfText), linksAcrossLanguages, ...last, importOnDemand].map(
    (step) => [step, options],
  );
}

/** A page that shows the text of the default language in another site is read as on the site of that language. */
function inLanguageOfText(step: Step): Step {
  return (options) => {
    const {locale, defaultLocale} = options;
    const onSite = step(options);
    const original = locale === defaultLocale ? onSite : step({...options, locale: defaultLocale});
    return (tree, page) => (translationOf(page) === 'missing' ? original : onSite)(tree, page);
  };
}
