import type {Rule} from '../rule';
import {admonitions} from './admonitions';
import {cardTarget} from './card-target';
import {codeLanguage} from './code-language';
import {codePrompt} from './code-prompt';
import {componentAttributes} from './component-attributes';
import {componentKnown} from './component-known';
import {expressionDefined} from './expression-defined';
import {figureAlt} from './figure-alt';
import {figureKnown} from './figure-known';
import {figureModes} from './figure-modes';
import {frontMatterKeys} from './front-matter-keys';
import {frontMatterLengths} from './front-matter-lengths';
import {frontMatterTags} from './front-matter-tags';
import {frontMatterYaml} from './front-matter-yaml';
import {headingDuplicateId} from './heading-duplicate-id';
import {headingId} from './heading-id';
import {headingLevels} from './heading-levels';
import {headingOneTitle} from './heading-one-title';
import {headingSameIds} from './heading-same-ids';
import {headingSentenceCase} from './heading-sentence-case';
import {htmlForbidden} from './html-forbidden';
import {htmlRaw} from './html-raw';
import {imageAlt} from './image-alt';
import {imageFile} from './image-file';
import {linkBareAddress} from './link-bare-address';
import {linkEmpty} from './link-empty';
import {linkLanguage} from './link-language';
import {linkReference} from './link-reference';
import {linkRelativeFile} from './link-relative-file';
import {linkTarget} from './link-target';
import {linkText} from './link-text';
import {mdxValid} from './mdx-valid';
import {routeContract} from './route-contract';
import {routeRedirect} from './route-redirect';
import {sidebarEntry} from './sidebar-entry';
import {spelling} from './spelling';
import {steps} from './steps';
import {tableSentence} from './table-sentence';

/** Every rule, in the order in which a page is read. */
export const rules: Rule[] = [
  mdxValid,
  frontMatterYaml,
  frontMatterKeys,
  frontMatterLengths,
  frontMatterTags,
  routeContract,
  routeRedirect,
  sidebarEntry,
  headingId,
  headingDuplicateId,
  headingOneTitle,
  headingLevels,
  headingSentenceCase,
  headingSameIds,
  linkEmpty,
  linkReference,
  linkRelativeFile,
  linkTarget,
  cardTarget,
  linkLanguage,
  linkBareAddress,
  linkText,
  figureKnown,
  figureAlt,
  figureModes,
  imageAlt,
  imageFile,
  htmlRaw,
  htmlForbidden,
  componentKnown,
  componentAttributes,
  expressionDefined,
  steps,
  admonitions,
  tableSentence,
  codeLanguage,
  codePrompt,
  spelling,
];
