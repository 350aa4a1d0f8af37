import type {Locale} from '../config/locales';
import {bareAddresses} from './bareAddresses';
import {codeBlocks} from './code';
import {figureData} from './figures';
import {frenchTypography} from './frenchTypography';
import {interfaceLabels} from './interfaceLabels';
import {roles} from './roles';
import {steps} from './steps';

/** What is done to the text of every page, in this order: typography comes last, on all words. */
export function remarkSteps(locale: Locale) {
  return [
    interfaceLabels,
    figureData,
    steps,
    bareAddresses,
    codeBlocks,
    roles,
    frenchTypography,
  ].map(
    (step): [typeof step, {locale: Locale}] => [step, {locale}],
  );
}
