import fs from 'node:fs';
import path from 'node:path';
import {foldersOf, readGlossary} from '@guide/content';
import type {SearchContent} from 'docusaurus-search-sections';
import {contentSite} from './content';
import {i18n, locales} from './locales';

type Synonyms = SearchContent['synonyms'][string];

/** Returns synonyms by locale: glossary terms of other languages find the term of the locale. */
export function glossarySynonyms(): Record<string, Synonyms> {
  const [folders] = foldersOf(i18n);
  const glossaries = locales.map((locale) => {
    const file = path.join(contentSite.siteDir, folders![locale]!, contentSite.terms.glossary);
    const entries = fs.existsSync(file) ? readGlossary(fs.readFileSync(file, 'utf8')) : [];
    return {locale, entries: new Map(entries.map((entry) => [entry.key, entry]))};
  });
  return Object.fromEntries(
    glossaries.map(({locale, entries}) => [
      locale,
      glossaries
        .filter((other) => other.locale !== locale)
        .flatMap((other) =>
          [...other.entries].flatMap(([key, {forms}]) => {
            const entry = entries.get(key);
            const typed = forms.filter((form) => !entry?.forms.includes(form));
            return entry && typed.length > 0 ? [{typed, adds: [entry.name]}] : [];
          }),
        ),
    ]),
  );
}
