import type {Locale} from '../config/locales';
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

const everywhere = [interfaceLabels, figureData, steps, bareAddresses, codeBlocks, rareParts];

/** What is done to the text of every document, in this order: typography comes last, on all words. */
export function documentSteps(locale: Locale) {
  return withLocale([...everywhere, roles, terms, pageDetails, frenchTypography], locale);
}

/** What is done to the text of every announcement. */
export function announcementSteps(locale: Locale) {
  return withLocale([...everywhere, frenchTypography], locale);
}

function withLocale<Step>(steps: Step[], locale: Locale): [Step, {locale: Locale}][] {
  return steps.map((step) => [step, {locale}]);
}
