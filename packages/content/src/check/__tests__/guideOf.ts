import {checkGuide} from '../checkGuide';
import {Guide} from '../guide';
import type {Locale} from '../../site';
import {toPage} from '../page';
import type {PageRule} from '../pageRule';
import {parsePage} from '../parsePage';
import type {Finding, Rule} from '../rule';
import {testContext as context} from './testContext';

/** Text of a page by language; or, for more than one page, by their path from the folder of the pages. */
export type Texts = Partial<Record<Locale, string | Record<string, string>>>;

/** A guide of the given pages: one a language is `page.mdx`. */
export function guideOf(texts: Texts): Guide {
  const pages = Object.entries(context.folders).flatMap(([locale, folder]) => {
    const given = texts[locale] ?? {};
    const named = typeof given === 'string' ? {'page.mdx': given} : given;
    return Object.entries(named).map(([source, text]) =>
      toPage(context.folders, `${folder}/${source}`, parsePage(text))!,
    );
  });
  return new Guide(context, pages);
}

/** What a rule finds on the given pages. */
export function findingsOf(rule: PageRule | Rule, texts: Texts): Promise<Finding[]> {
  return checkGuide(guideOf(texts), [rule]);
}
