import type {Rule} from '../rule';
import {absoluteDate} from './absolute-date';
import {apiAddress} from './api-address';
import {codeJson} from './code-json';
import {englishNumbers} from './english-numbers';
import {englishSpellingVariety} from './english-spelling-variety';
import {englishTypography} from './english-typography';
import {formalAddress} from './formal-address';
import {frenchNumbers} from './french-numbers';
import {frenchTypography} from './french-typography';
import {glossaryEntry} from './glossary-entry';
import {headingFinalStop} from './heading-final-stop';
import {labelByHand} from './label-by-hand';
import {labelKnown} from './label-known';
import {messageKnown} from './message-known';
import {noPromise} from './no-promise';
import {pageLength} from './page-length';
import {pageLinked} from './page-linked';
import {sameStructure} from './same-structure';
import {sentenceLength} from './sentence-length';
import {termVariant} from './term-variant';
import {translationLength} from './translation-length';
import {wordChoice} from './word-choice';

/** Every rule, in the order in which a page is read. */
export const rules: Rule[] = [
  labelKnown,
  labelByHand,
  messageKnown,
  termVariant,
  frenchTypography,
  frenchNumbers,
  englishTypography,
  englishNumbers,
  englishSpellingVariety,
  wordChoice,
  absoluteDate,
  noPromise,
  formalAddress,
  headingFinalStop,
  sentenceLength,
  pageLength,
  pageLinked,
  sameStructure,
  translationLength,
  glossaryEntry,
  codeJson,
  apiAddress,
];
