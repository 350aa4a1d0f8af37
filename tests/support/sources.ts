import fs from 'node:fs';
import path from 'node:path';
import {routes, type Locale} from './contract';

/** A page as its writer sees it. */
export interface Source {
  id: string;
  /** Path from the root of the project. */
  file: string;
  /** Language of its text; that of the site but for the pages that exist in one language. */
  language: Locale;
  text: string;
}

const folders: Record<Locale, string> = {
  en: 'docs',
  fr: 'i18n/fr/docusaurus-plugin-content-docs/current',
};

/** The sources of the documents, in one language of the site. */
export function readSources(locale: Locale): Source[] {
  return routes.docs.map(({id, source}) => {
    const file = path.posix.join(folders[locale], path.posix.relative('docs', source));
    const own = /_(en|fr)$/.exec(id)?.[1] as Locale | undefined;
    return {id, file, language: own ?? locale, text: fs.readFileSync(file, 'utf8')};
  });
}
