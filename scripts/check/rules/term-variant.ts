import {locales, type Locale} from '../../../src/config/locales';
import type {Page} from '../guide';
import {masked, wholeProseIn, type Prose} from '../prose';
import type {Report, Rule} from '../rule';
import {reportTextFaults} from '../textFaults';
import {inflected} from '../words/inflected';
import {wholeWords} from '../words/wholeWords';

/** A word that the guide does not use for a thing. */
interface Variant {
  variant: string;
  /** Forms that the plural, or French conjugation, does not give. */
  forms?: string[];
  /** Groups of words in which it has another sense. */
  allowed?: string[];
  /** Pages, or folders of pages, on which it has another sense. */
  allowedOn?: string[];
  /** The only groups of words in which it has the forbidden sense. */
  only?: string[];
  /** In capitals or small letters as they are: the other ones have another sense. */
  asWritten?: boolean;
}

/** By the right word. `unchecked` says why a machine cannot find some of them. */
type Variants = Record<Locale, Record<string, (string | Variant)[]>> & {
  unchecked: Record<Locale, Record<string, string>>;
};

/** A variant, ready to be looked for. */
interface Search {
  right: string;
  /** What its first words begin with, in small letters: a page without them is quickly passed. */
  stems: string[];
  pattern: RegExp;
  allowed?: RegExp;
  allowedOn: string[];
}

const DATA = 'src/data/termVariants.json';

/** Each thing has one name: the variants of `src/data/termVariants.json` are not used for it. */
export const termVariant: Rule = {
  name: 'term-variant',
  guide(guide, report) {
    const variants = guide.readJson<Variants>(DATA);
    for (const language of locales) {
      const searches = Object.entries(variants[language]).flatMap(([right, words]) =>
        words.map((word) =>
          toSearch(right, typeof word === 'string' ? {variant: word} : word, language),
        ),
      );
      guide.pages.forEach((page) => reportVariants(page, language, searches, report));
    }
  },
};

function toSearch(right: string, variant: Variant, language: Locale): Search {
  const words = variant.only ?? [variant.variant, ...(variant.forms ?? [])];
  const acronym = /^[\p{Lu}\d]+$/u.test(variant.variant);
  return {
    right,
    stems: words.map(stemOf),
    pattern: wholeWords(
      words.map((word) => inflected(word, language)),
      {asWritten: variant.asWritten || acronym},
    ),
    allowed:
      variant.allowed && wholeWords(variant.allowed.map((word) => inflected(word, language))),
    allowedOn: variant.allowedOn ?? [],
  };
}

/** Inflection changes two letters at most. */
function stemOf(words: string): string {
  const [first = ''] = words.toLowerCase().split(' ');
  return first.slice(0, Math.max(first.length - 2, 1));
}

function reportVariants(page: Page, language: Locale, searches: Search[], report: Report): void {
  const text = withoutQuotations(wholeProseIn(page, language), page);
  const letters = text.text.toLowerCase();
  for (const {right, stems, pattern, allowed, allowedOn} of searches) {
    const isAllowed = allowedOn.some((start) => page.source.startsWith(start));
    if (!isAllowed && stems.some((stem) => letters.includes(stem))) {
      const searched = allowed ? hide(text, allowed) : text;
      const fault = {
        pattern,
        expected: `“${right}”`,
        remedy: `Write that term, or, where the word has another sense, say so in ${DATA}.`,
      };
      reportTextFaults(page, [searched], [fault], report);
    }
  }
}

/** Messages and names are what they are; the glossary gives each term in the other language first. */
function withoutQuotations(prose: Prose, page: Page): Prose {
  const own = hide(prose, /“[^”\n]*”|«[^»\n]*»/gu);
  if (page.source !== 'glossary.mdx') {
    return own;
  }
  const translations = [...page.text.matchAll(/^\*[^*\n]+\*/gm)];
  return translations.reduce(
    (rest, {0: {length}, index}) => ({
      ...rest,
      text:
        rest.text.slice(0, index) +
        masked(rest.text.slice(index, index + length)) +
        rest.text.slice(index + length),
    }),
    own,
  );
}

function hide(prose: Prose, pattern: RegExp): Prose {
  return {...prose, text: prose.text.replace(pattern, masked)};
}
