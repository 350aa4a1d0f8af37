import type {StepOptions} from '../../site';
import {attribute, failAt, replaceNode, visitByLanguage, type Node, type Page} from '../tree';
import {readFence, type Fence} from './fence';
import {highlight} from './highlight';

type CodeOptions = Pick<StepOptions, 'locale' | 'codeLanguages' | 'toAdd'>;

/**
 * Remark step: colours the blocks of code, so that no highlighter reaches a
 * reader's browser. Each becomes a `<CodeBlock>` that holds its HTML.
 *
 * Fails the build on a language that the site does not name, and on words after
 * it that mean nothing.
 */
export function codeBlocks(options: CodeOptions) {
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, options.locale, (node) => {
      if (node.type === 'code') {
        colour(node, page, options);
      }
    });
}

function colour(node: Node, page: Page, options: CodeOptions): void {
  const language = languageOf(node, page, options);
  const fence = fenceOf(node, page);
  const {title} = fence;
  const html = highlight(fence.code, language);
  replaceNode(node, {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    children: [],
    attributes: [
      attribute('html', html.map((line, index) => wrap(line, index, html.length, fence)).join('')),
      ...(language ? [attribute('language', options.codeLanguages[language]!)] : []),
      ...(title ? [attribute('title', title)] : []),
    ],
  });
}

function languageOf(
  node: Node,
  page: Page,
  {codeLanguages, toAdd}: CodeOptions,
): string | undefined {
  const {lang} = node;
  if (!lang || lang === 'text') {
    return undefined;
  }
  if (!Object.hasOwn(codeLanguages, lang)) {
    failAt(
      page,
      node,
      `code in "${lang}" cannot be coloured. Known: ${Object.keys(codeLanguages).join(', ')}; text for any other. ${toAdd.codeLanguage ?? ''}`,
    );
  }
  return lang;
}

function fenceOf(node: Node, page: Page): Fence {
  try {
    return readFence(node.meta ?? '', String(node.value));
  } catch (error) {
    return failAt(page, node, (error as Error).message);
  }
}

/** A line that has something of its own to show becomes an element; the line break stays in the text. */
function wrap(line: string, index: number, count: number, {firstLine, highlighted}: Fence): string {
  const text = index < count - 1 ? `${line}\n` : line;
  const marked = highlighted.has(index + 1);
  // The number in an attribute: the policy of the site allows no style that counts.
  const number = firstLine === undefined ? '' : ` data-line="${firstLine + index}"`;
  return marked || number
    ? `<span class="code-line${marked ? ' code-line-marked' : ''}"${number}>${text}</span>`
    : text;
}
