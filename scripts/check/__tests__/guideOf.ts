import {locales, type Locale} from '../../../src/config/locales';
import {checkGuide} from '../checkGuide';
import {Guide, readPage} from '../guide';
import type {Rule} from '../rule';

/** Text of a page by language; or, for more than one page, by their path from the folder of the pages. */
export type Texts = Partial<Record<Locale, string | Record<string, string>>>;

/** A guide of the given pages: one a language is `page.mdx`. Its data are those of this project. */
export function guideOf(texts: Texts): Guide {
  const pages = locales.flatMap((locale) => {
    const given = texts[locale] ?? {};
    const named = typeof given === 'string' ? {'page.mdx': given} : given;
    return Object.entries(named).map(([source, text]) => readPage(locale, source, text));
  });
  return Guide.of(process.cwd(), pages);
}

/** What a rule finds on the given pages, each as `line:column found → expected`. */
export async function findingsOf(rule: Rule, texts: Texts): Promise<string[]> {
  const findings = await checkGuide(guideOf(texts), [rule]);
  return findings.map(
    ({line, column, found, expected}) => `${line}:${column} ${found} → ${expected}`,
  );
}

/** The text of a page after the fixes of a rule. */
export async function fixedBy(rule: Rule, locale: Locale, text: string): Promise<string> {
  const findings = await checkGuide(guideOf({[locale]: text}), [rule]);
  return findings
    .flatMap(({fix}) => fix ?? [])
    .sort((one, other) => other.start - one.start)
    .reduce((mended, fix) => mended.slice(0, fix.start) + fix.text + mended.slice(fix.end), text);
}
