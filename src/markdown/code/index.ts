import {codeLanguages, type CodeLanguage} from '../../config/prism';
import type {Locale} from '../../config/locales';
import {attribute, failAt, replaceNode, visitByLanguage, type Node, type Page} from '../tree';
import {readFence, type Fence} from './fence';
import {highlight} from './highlight';

/**
 * Remark step: colours the blocks of code, so that no highlighter reaches a
 * reader's browser. Each becomes a `<CodeBlock>` that holds its HTML.
 *
 * Fails the build on a language that is not in `src/config/prism.ts`, and on
 * words after it that mean nothing.
 */
export function codeBlocks({locale}: {locale: Locale}) {
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, locale, (node) => {
      if (node.type === 'code') {
        colour(node, page);
      }
    });
}

function colour(node: Node, page: Page): void {
  const language = languageOf(node, page);
  const fence = fenceOf(node, page);
  const {title} = fence;
  const html = highlight(fence.code, language);
  replaceNode(node, {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    children: [],
    attributes: [
      attribute('html', html.map((line, index) => wrap(line, index, html.length, fence)).join('')),
      ...(language ? [attribute('language', codeLanguages[language])] : []),
      ...(title ? [attribute('title', title)] : []),
    ],
  });
}

function languageOf(node: Node, page: Page): CodeLanguage | undefined {
  const {lang} = node;
  if (!lang || lang === 'text') {
    return undefined;
  }
  if (!Object.hasOwn(codeLanguages, lang)) {
    failAt(
      page,
      node,
      `code in "${lang}" cannot be coloured. Known: ${Object.keys(codeLanguages).join(', ')}; text for any other. A new one is added in src/config/prism.ts.`,
    );
  }
  return lang as CodeLanguage;
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
