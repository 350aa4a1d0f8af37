import {baseUrlOf, locales, type Locale} from '../config/locales';
import {redirects} from '../config/redirects';

/** An address that readers may hold, and the one that answers now, from the root of the site. */
export interface MovedPage {
  from: string;
  to: string;
  locale: Locale;
}

/** The redirects of every language. */
export const movedPages: readonly MovedPage[] = locales.flatMap((locale) =>
  redirects.map(({from, to}) => ({
    from: `${baseUrlOf(locale)}${from.slice(1)}`,
    to: `${baseUrlOf(locale)}${to.slice(1)}`,
    locale,
  })),
);
