import type {Locale} from '../../src/config/locales';

/** Short words that every text of some length holds, in one language and not in the other. */
const commonWords: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'the of and with in to for by from is are that which two three four five its an their between before after or when each'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les des du et avec dans pour par est sont qui que une leur ses entre avant après ou un deux trois quatre cinq en au aux de sur chaque quand'.split(
      ' ',
    ),
  ),
};

/** The language of a text, by its common words; `undefined` when they do not tell. */
export function languageOf(text: string): Locale | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (language: Locale) =>
    words.filter((word) => commonWords[language].has(word)).length;
  const [english, french] = [count('en'), count('fr')];
  if (english === french) {
    return undefined;
  }
  return english > french ? 'en' : 'fr';
}
