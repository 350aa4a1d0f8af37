import {visit} from 'unist-util-visit';
import {parsePage} from '../../../../packages/checks/src/parsePage';
import {textAttribute, type Node} from '../../../../packages/content/src/mdx';
import {
  contentOf,
  findOperation,
  successResponse,
} from '../../../../packages/openapi/src/operations';
import {
  sampleLanguages,
  sampleOptionsIn,
  translateProgram,
} from '../../../../packages/openapi/src/samples';
import {buildRequest, type SampleOptions} from '../../../../packages/openapi/src/samples/request';
import type {Schema} from '../../../../packages/openapi/src/types';
import {contentSite} from '../../../../src/config/content';
import {contractPages} from '../../../support/contract';
import {describeApi} from './description';

/** API content on a page, with its location: `docs/…/response.mdx:40`. */
export interface Block {
  location: string;
  /** Id of the heading above. */
  section: string;
  /** Code of a block in Bash. */
  command?: string;
  sample?: SampleOptions;
  isReference?: boolean;
  program?: string;
  example?: string;
}

const apiPagePath = /^(?:docs|i18n\/\w+\/[^/]+\/current)\/(?:public_rest_api|api)\//;

export function apiPages(locale: string): {file: string; text: string}[] {
  return contractPages(locale as 'en').filter(({file}) => apiPagePath.test(file));
}

export function blocksOf({file, text}: {file: string; text: string}): Block[] {
  const {tree, headingIds, syntaxError} = parsePage(text);
  if (syntaxError) {
    throw new Error(`${file}: ${syntaxError.message}`);
  }
  const blocks: Block[] = [];
  let section = '';
  visit(tree, (visited) => {
    const node = visited as Node;
    const line = node.position?.start.line ?? 0;
    const block = {location: `${file}:${line}`, section};
    if (node.type === 'heading') {
      section = headingIds.get(line)?.id ?? section;
    } else if (node.type === 'code' && node.lang === 'bash') {
      blocks.push({...block, command: String(node.value)});
    } else if (node.name === 'ApiOperation') {
      const sample = sampleOptionsIn(node);
      const examples = examplesOf(sample.operation, sample.reply);
      blocks.push(
        {...block, sample, isReference: true},
        ...examples.map((example) => ({...block, example})),
      );
    } else if (node.name === 'ApiSample') {
      blocks.push({...block, sample: sampleOptionsIn(node)});
    } else if (node.name === 'ApiProgram') {
      blocks.push({...block, program: textAttribute(node, 'name')});
    } else if (node.name === 'ApiExample') {
      blocks.push({...block, example: textAttribute(node, 'name')});
    }
  });
  return blocks;
}

/** Returns the names of the examples in the reference: each variant of the body, and the response. */
function examplesOf(id: string, reply?: string): string[] {
  const description = describeApi('en');
  const {operation} = findOperation(description, id);
  const {schema = {}, examples: bodies = {}} =
    (operation.requestBody && contentOf(description.resolve(operation.requestBody))) ?? {};
  const variants = description.resolve<Schema>(schema).oneOf ? Object.keys(bodies) : [];
  const {examples = {}} = contentOf(successResponse(description, operation).response) ?? {};
  return [...variants, ...[reply ?? Object.keys(examples)].flat().slice(0, 1)];
}

export function codeOf({command, sample, program}: Block, locale: string): [string, string][] {
  if (sample) {
    const request = buildRequest(describeApi(locale), sample);
    return sampleLanguages.map(({value, print}) => [value, print(request)]);
  }
  if (program) {
    const texts = contentSite.programTexts[locale as 'fr'];
    return Object.entries(contentSite.programs[program]!).map(([language, text]) => [
      language,
      translateProgram(text, texts),
    ]);
  }
  return command ? [['curl', command]] : [];
}
