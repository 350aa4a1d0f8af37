import type {StepOptions} from '@guide/content';
import {
  attribute,
  failAt,
  replaceNode,
  visitByLanguage,
  type Node,
  type Page,
} from '@guide/content/mdx';
import {highlight} from './highlight';

type CodeOptions = Pick<StepOptions, 'locale' | 'codeLanguages' | 'missingHints'>;

/** API tests read `response=operationId`. */
const metaOptions = /title=(["'])(?<title>.*?)\1|\bresponse=\w+/g;

/** Remark step: replaces code blocks with `<CodeBlock>` and highlighted HTML. Throws on unknown languages and options. */
export function codeBlocks(site: CodeOptions) {
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, site.locale, (node) => {
      if (node.type === 'code') {
        highlightBlock(node, page, site);
      }
    });
}

function highlightBlock(node: Node, page: Page, site: CodeOptions): void {
  const language = languageOf(node, page, site);
  const title = titleOf(node, page);
  const html = highlight(String(node.value), language).join('\n');
  replaceNode(node, {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    children: [],
    attributes: [
      attribute('html', html),
      ...(language
        ? [
            attribute('language', language),
            attribute('languageName', site.codeLanguages[language]!),
          ]
        : []),
      ...(title ? [attribute('title', title)] : []),
    ],
  });
}

function languageOf(
  node: Node,
  page: Page,
  {codeLanguages, missingHints}: CodeOptions,
): string | undefined {
  const {lang} = node;
  if (!lang || lang === 'text') {
    return undefined;
  }
  if (!Object.hasOwn(codeLanguages, lang)) {
    failAt(
      page,
      node,
      `can't highlight code in "${lang}". Known: ${Object.keys(codeLanguages).join(', ')}; use text for any other. ${missingHints.codeLanguage ?? ''}`,
    );
  }
  return lang;
}

function titleOf(node: Node, page: Page): string | undefined {
  const meta = node.meta ?? '';
  const rest = meta.replace(metaOptions, '').trim();
  if (rest) {
    failAt(
      page,
      node,
      `unknown option "${rest}" after the language of a code block. Known: title="…", response=….`,
    );
  }
  return [...meta.matchAll(metaOptions)].map(({groups}) => groups?.title).find(Boolean);
}
