import * as known from './known';
import type {LanguageRules} from './rules';

/** For any other language: words are compared as they are. */
const plain: LanguageRules = {stem: (word) => word, stopWords: ''};

/** The rules of a language, given by its code: `fr`, `fr-CA`. */
export function languageRules(language: string): LanguageRules {
  return rulesOf(language) ?? plain;
}

/** Whether there are rules for a language. */
export function hasRules(language: string): boolean {
  return rulesOf(language) !== undefined;
}

/** Of the site's language alone in a browser. */
function rulesOf(language: string): LanguageRules | undefined {
  return (known as Readonly<Record<string, LanguageRules>>)[baseOf(language)];
}

/** `fr` of `fr-CA`. */
export function baseOf(language: string): string {
  return language.split('-')[0]!;
}

/** The folded stop words of a language. */
export function stopWordsOf(language: string): Set<string> {
  return new Set(languageRules(language).stopWords.split(/\s+/).filter(Boolean));
}
