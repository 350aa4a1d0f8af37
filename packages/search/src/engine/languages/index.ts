import {en} from './en';
import {fr} from './fr';
import type {LanguageRules} from './rules';

const rulesByLanguage: Readonly<Record<string, LanguageRules>> = {en, fr};

const noRules: LanguageRules = {stem: (word) => word, stopWords: ''};

/** @param language code: `fr`, `fr-CA` */
export function languageRules(language: string): LanguageRules {
  return rulesByLanguage[baseOf(language)] ?? noRules;
}

export function hasRules(language: string): boolean {
  return baseOf(language) in rulesByLanguage;
}

function baseOf(language: string): string {
  return language.split('-')[0]!;
}

export function stopWordsOf(language: string): Set<string> {
  return new Set(languageRules(language).stopWords.split(/\s+/).filter(Boolean));
}
