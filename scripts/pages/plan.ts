import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../src/config/locales';
import {parsePage, type ParsedPage} from '../check/parsePage';
import type {Plan} from './contract';

/** Pages of many entries, which their plan leaves out. */
export const pagesOfEntries: readonly string[] = ['glossary', 'troubleshooting'];

/**
 * What the contract says of the words of a page, read from its two files: titles,
 * labels, descriptions, and the sections that both languages have, by their ids.
 */
export function planOf(texts: Record<Locale, string>): Plan {
  const pages = {en: parsePage(texts.en), fr: parsePage(texts.fr)};
  const french = new Map(sectionsOf(pages.fr).map(({id, text}) => [id, text]));
  return {
    en: wordsOf(pages.en),
    fr: wordsOf(pages.fr),
    sections: sectionsOf(pages.en).map(({level, id, text}) => ({
      level,
      id,
      en: text,
      fr: french.get(id) ?? '',
    })),
  };
}

function wordsOf({frontMatter}: ParsedPage): Plan['en'] {
  const values = frontMatter.toJS() as Record<string, unknown>;
  const [title, sidebarLabel, description] = ['title', 'sidebar_label', 'description'].map((key) =>
    String(values[key] ?? ''),
  ) as [string, string, string];
  return {title, sidebarLabel, description, heading: title};
}

function sectionsOf({tree, headingIds}: ParsedPage): {level: number; id: string; text: string}[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push(heading);
  });
  return headings.flatMap((heading) => {
    const mark = headingIds.get(heading.position!.start.line);
    return mark ? [{level: heading.depth, id: mark.id, text: toString(heading).trim()}] : [];
  });
}
