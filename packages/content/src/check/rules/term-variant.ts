import type {Locale} from '../../site';
import type {Page} from '../page';
import {pageRule} from '../pageRule';
import {masked, wholeProseIn, type Prose} from '../prose';
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

/** By language and right word. */
export type TermVariants = Readonly<Record<Locale, Readonly<Record<string, (string | Variant)[]>>>>;

/** A variant, ready to be looked for. */
interface Search {
  right: string;
  pattern: RegExp;
  allowed?: RegExp;
  allowedOn: string[];
}

/** The patterns of a language are made once, not for each page. */
const searches = new WeakMap<object, Search[]>();

/** Each thing has one name: its variants are not used for it. */
export const termVariant = pageRule('term-variant', (page, report, context) => {
  const file = context.files?.termVariants ?? 'the termVariants of the rules';
  for (const [language, variants] of Object.entries(context.termVariants ?? {})) {
    const known = searches.get(variants) ?? toSearches(variants, language);
    searches.set(variants, known);
    const text = withoutQuotations(wholeProseIn(page, language), page, context.glossary?.source);
    for (const {right, pattern, allowed, allowedOn} of known) {
      if (!allowedOn.some((start) => page.source.startsWith(start))) {
        const fault = {
          pattern,
          expected: `“${right}”`,
          remedy: `Write that term, or, where the word has another sense, say so in ${file}.`,
        };
        reportTextFaults(page, [allowed ? hide(text, allowed) : text], [fault], report);
      }
    }
  }
});

function toSearches(variants: TermVariants[Locale], language: Locale): Search[] {
  const wordsOf = (words: string[], asWritten = false) =>
    wholeWords(
      words.map((word) => inflected(word, language)),
      {asWritten},
    );
  return Object.entries(variants).flatMap(([right, words]) =>
    words.map((word): Search => {
      const {
        variant,
        forms = [],
        only,
        allowed,
        allowedOn = [],
        asWritten,
      }: Variant = typeof word === 'string' ? {variant: word} : word;
      const isAcronym = /^[\p{Lu}\d]+$/u.test(variant);
      return {
        right,
        pattern: wordsOf(only ?? [variant, ...forms], asWritten || isAcronym),
        allowed: allowed && wordsOf(allowed),
        allowedOn,
      };
    }),
  );
}

/** Messages and names are what they are; the glossary gives each term in the other language first, in italics. */
function withoutQuotations(prose: Prose, page: Page, glossary: string | undefined): Prose {
  const own = hide(prose, /“[^”\n]*”|«[^»\n]*»/gu);
  if (page.source !== glossary) {
    return own;
  }
  const characters = own.text.split('');
  for (const {0: translation, index} of page.text.matchAll(/^\*[^*\n]+\*/gm)) {
    characters.splice(
      index,
      translation.length,
      ...masked(own.text.slice(index, index + translation.length)),
    );
  }
  return {...own, text: characters.join('')};
}

function hide(prose: Prose, pattern: RegExp): Prose {
  return {...prose, text: prose.text.replace(pattern, masked)};
}
