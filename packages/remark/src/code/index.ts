import {elementOf, failAt, replaceNode, visitByLanguage} from '@guide/content/mdx';
import type {Node, SourcePage} from '@guide/content/mdx';
import type {StepOptions} from '../options';
import {highlight} from './highlight';

type CodeOptions = Pick<StepOptions, 'locale' | 'codeLanguages' | 'missingHints'>;

/** API tests read `response=operationId`. */
const metaOptions = /title=(["'])(?<title>.*?)\1|\bresponse=\w+/g;

/** Remark step: replaces code blocks with `<CodeBlock>` and highlighted HTML. Throws on unknown languages and options. */
export function codeBlocks(options: CodeOptions) {
  return (tree: Node, page: SourcePage): void =>
    visitByLanguage(tree, options.locale, (node) => {
      if (node.type === 'code') {
        const language = languageOf(node, page, options);
        const languageName = language && options.codeLanguages[language];
        const title = titleOf(node, page);
        const html = highlight(String(node.value), language).join('\n');
        replaceNode(node, elementOf('CodeBlock', {html, language, languageName, title}));
      }
    });
}

function languageOf(
  node: Node,
  page: SourcePage,
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

function titleOf(node: Node, page: SourcePage): string | undefined {
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
