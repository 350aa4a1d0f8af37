import {baseUrlOf, locales, type Locale} from '../config/locales';
import {redirects} from '../config/redirects';

/** An address that readers may hold, and the one that answers now, from the root of the site. */
export interface MovedPage {
  from: string;
  to: string;
  locale: Locale;
}

/** The redirects of a language that begins at an address. */
export function movedPagesOf(locale: Locale, baseUrl: string): MovedPage[] {
  return redirects.map(({from, to}) => ({
    from: `${baseUrl}${from.slice(1)}`,
    to: `${baseUrl}${to.slice(1)}`,
    locale,
  }));
}

/** The redirects of every language, in a build of all. */
export const movedPages: readonly MovedPage[] = locales.flatMap((locale) =>
  movedPagesOf(locale, baseUrlOf(locale)),
);
