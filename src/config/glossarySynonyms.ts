import fs from 'node:fs';
import path from 'node:path';
import {foldersOf, readGlossary} from '@guide/content';
import type {SearchContent} from '@guide/search';
import {contentSite} from './content';
import {i18n, locales} from './locales';

type Synonyms = SearchContent['synonyms'][string];

/** Returns synonyms by locale, from other languages' glossary terms to the locale's own. */
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
            const own = entries.get(key);
            const typed = forms.filter((form) => !own?.forms.includes(form));
            return own && typed.length > 0 ? [{typed, adds: [own.name]}] : [];
          }),
        ),
    ]),
  );
}
