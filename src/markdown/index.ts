import {defaultLocale, type Locale} from '../config/locales';
import {bareAddresses} from './bareAddresses';
import {codeBlocks} from './code';
import {figureData} from './figures';
import {frenchTypography} from './frenchTypography';
import {interfaceLabels} from './interfaceLabels';
import {pageDetails} from './pageDetails';
import {rareParts} from './rareParts';
import {roles} from './roles';
import {steps} from './steps';
import {terms} from './terms';
import {translationNotice, translationOf} from './translation';
import {linksAcrossLanguages} from './translation/links';
import type {Node, Page} from './tree';

type Step = (options: {locale: Locale}) => (tree: Node, page: Page) => void;

const first = [interfaceLabels, figureData, steps, bareAddresses, codeBlocks];

/** What is done to the text of every document, in this order: typography comes last, on all words. */
export function documentSteps(locale: Locale) {
  return inOrder([...first, roles, terms, pageDetails], locale);
}

/** What is done to the text of every announcement. */
export function announcementSteps(locale: Locale) {
  return inOrder(first, locale);
}

/** A notice of the site stands in its language, so it comes when the text of the page is done. */
function inOrder(steps: Step[], locale: Locale): [Step, {locale: Locale}][] {
  const ofText = [...steps, frenchTypography].map(inLanguageOfText);
  return [...ofText, linksAcrossLanguages, translationNotice, rareParts].map((step) => [
    step,
    {locale},
  ]);
}

/** A page that shows the English text in a site of another language is read as on the English site. */
function inLanguageOfText(step: Step): Step {
  return ({locale}) => {
    const onSite = step({locale});
    const inEnglish = locale === defaultLocale ? onSite : step({locale: defaultLocale});
    return (tree, page) => (translationOf(page) === 'missing' ? inEnglish : onSite)(tree, page);
  };
}
