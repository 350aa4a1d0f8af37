import {elementOf, failAt, replaceNode, visitByLanguage} from '@guide/content/mdx';
import type {Node, SourcePage} from '@guide/content/mdx';
import type {StepOptions} from '../options';
import {highlight} from './highlight';

type CodeOptions = Pick<StepOptions, 'locale' | 'codeLanguages' | 'missingHints'>;

const titleOption = /title=(["'])(?<title>.*?)\1/;

/** Remark step: replaces code blocks with `<CodeBlock>` and highlighted HTML. */
export function codeBlocks({locale, codeLanguages, missingHints}: CodeOptions) {
  const faultOf = (language: string | undefined, meta: string) => {
    if (language && !Object.hasOwn(codeLanguages, language)) {
      return `can't highlight code in "${language}". Known: ${Object.keys(codeLanguages).join(', ')}; use text for any other. ${missingHints.codeLanguage ?? ''}`;
    }
    const rest = meta.replace(titleOption, '').trim();
    return rest && `unknown option "${rest}" after the language of a code block. Known: title="…".`;
  };
  return (tree: Node, page: SourcePage): void =>
    visitByLanguage(tree, locale, (node) => {
      if (node.type === 'code') {
        const language = node.lang && node.lang !== 'text' ? node.lang : undefined;
        const meta = node.meta ?? '';
        const fault = faultOf(language, meta);
        if (fault) {
          failAt(page, node, fault);
        }
        const languageName = language && codeLanguages[language];
        const html = highlight(String(node.value), language).join('\n');
        const title = titleOption.exec(meta)?.groups?.title;
        replaceNode(node, elementOf('CodeBlock', {html, language, languageName, title}));
      }
    });
}
