import fs from 'node:fs';
import path from 'node:path';
import {
  documentFolders,
  readGlossary,
  typeset,
  type GlossaryEntry,
  type Locale,
} from '@guide/content';
import {elementOf, textAttribute, textOf, type Node, type SourcePage} from '@guide/content/mdx';
import type {StepOptions} from '../options';
import {createTermFinder, type TermUse} from './termFinder';

const MAX_TERMS_PER_PAGE = 6;

const proseTypes = /^(?:root|paragraph|list|listItem|blockquote|containerDirective)$/;
const proseComponents = /^(?:Steps|div)$/;

/** Remark step: adds definitions to the first uses of terms, except on the page about the term. */
export function terms(options: StepOptions) {
  const {siteDir, contentFolders, locale, defaultLocale, version} = options;
  const folders = documentFolders(contentFolders, version);
  const fileIn = (language: Locale) =>
    path.join(siteDir, folders[language]!, options.terms.glossary);
  // Old versions and translations don't always have a glossary.
  const language = [locale, defaultLocale].find((candidate) => fs.existsSync(fileIn(candidate)));
  const text = language ? fs.readFileSync(fileIn(language), 'utf8') : '';
  return explainTerms(readGlossary(text.replaceAll('\r\n', '\n')), options, language);
}

/** @param language of the glossary */
export function explainTerms(
  entries: readonly GlossaryEntry[],
  {locale, terms: {glossary, explained: keys, everyday}}: Pick<StepOptions, 'locale' | 'terms'>,
  language = locale,
) {
  const findTerms = createTermFinder(entries, language);
  const explained = new Set(keys.filter((key) => !everyday?.[locale]?.includes(key)));

  return (tree: Node, page: SourcePage): void => {
    const file = page.path.replaceAll('\\', '/');
    if (file.endsWith(`/${glossary}`)) {
      return;
    }
    const unexplained = new Map(
      entries
        .filter((entry) => explained.has(entry.key) && !file.endsWith(`/${entry.page}`))
        .map((entry) => [entry.key, entry]),
    );
    let remaining = MAX_TERMS_PER_PAGE;
    const visit = (node: Node) => {
      if (remaining === 0 || !isProse(node, locale)) {
        return;
      }
      for (const [index, child] of (node.children ?? []).entries()) {
        const use =
          child.type === 'text' &&
          findTerms(String(child.value)).find(({entry}) => unexplained.has(entry.key));
        if (use) {
          node.children!.splice(index, 1, ...explain(String(child.value), use, locale, language));
          unexplained.delete(use.entry.key);
          remaining -= 1;
          return;
        }
        visit(child);
      }
    };
    visit(tree);
  };
}

function isProse(node: Node, locale: Locale): boolean {
  const language = textAttribute(node, 'lang') ?? locale;
  return (
    language === locale && (proseTypes.test(node.type) || proseComponents.test(node.name ?? ''))
  );
}

function explain(
  value: string,
  {entry, text, start}: TermUse,
  locale: Locale,
  language: Locale,
): Node[] {
  const {key, name} = entry;
  const definition = typeset(entry.definition, language);
  const lang = language === locale ? undefined : language;
  const attributes = {k: key, name, definition, lang};
  return [
    textOf(value.slice(0, start)),
    {...elementOf('Term', attributes, [textOf(text)]), type: 'mdxJsxTextElement'},
    textOf(value.slice(start + text.length)),
  ];
}
