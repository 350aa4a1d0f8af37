import type {SynonymHit} from 'algoliasearch';
import {locales} from '../../src/config/locales';
import type {SynonymGroup} from '../../src/plugins/search/engine/synonyms';
import {fold} from '../../src/plugins/search/engine/words';
import {synonyms} from '../../src/plugins/search/synonyms';

/** The synonyms of the guide in all its languages, as the provider takes them. */
export function readSynonyms(): SynonymHit[] {
  return locales.flatMap((locale) => toSynonyms(synonyms[locale], locale));
}

/**
 * Turns groups into one-way synonyms, one for each phrase that readers type: the words that are
 * added do not find it back. Ids are made of the phrase, so that they stay when groups move; a
 * phrase of several groups takes the words of all.
 *
 * @throws when two phrases would have one id
 * @see https://www.algolia.com/doc/guides/managing-results/optimize-search-results/adding-synonyms/in-depth/one-way-synonyms
 */
export function toSynonyms(groups: readonly SynonymGroup[], language: string): SynonymHit[] {
  const added = new Map<string, Set<string>>();
  for (const {typed, adds} of groups) {
    for (const phrase of typed) {
      added.set(phrase, new Set([...(added.get(phrase) ?? []), ...adds]));
    }
  }
  const phrases = new Map<string, string>();
  return [...added].map(([input, words]) => {
    const objectID = `${language}-${slug(input)}`;
    const other = phrases.get(objectID);
    if (other !== undefined) {
      throw new Error(
        `The synonyms "${other}" and "${input}" of "${language}" would both have the id ${objectID}: keep one of them, search folds accents and signs.`,
      );
    }
    phrases.set(objectID, input);
    return {objectID, type: 'oneWaySynonym', input, synonyms: [...words]};
  });
}

function slug(phrase: string): string {
  return fold(phrase)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
