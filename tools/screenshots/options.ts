import {parseArgs} from 'node:util';
import {locales, type Locale} from '../../src/config/locales';
import {choose} from '../site/choose';
import {pageKinds} from '../site/pageKinds';

/** What is photographed: a page of each kind, and the search box open over one. */
const subjects = [...pageKinds, 'search-box'] as const;
const modes = ['light', 'dark'] as const;
const widths = [1280, 390] as const;

/** One picture. */
export interface Shot {
  /** A kind of page, or the address of one without its language. */
  subject: (typeof subjects)[number] | `/${string}`;
  locale: Locale;
  mode: (typeof modes)[number];
  width: (typeof widths)[number];
}

/** What the flags of the command ask for: every kind without a flag. @throws when one is unknown */
export function readSubjects(args: string[]): Shot['subject'][] {
  const several = {type: 'string', multiple: true} as const;
  const {kind, page = []} = parseArgs({args, options: {kind: several, page: several}}).values;
  const pages = page.map((address): `/${string}` => `/${address.replace(/^\//, '')}`);
  return pages.length > 0 ? pages : choose('kind', subjects, kind);
}

/** A picture of each of these, in every language, width and mode. */
export function shotsOf(of: readonly Shot['subject'][]): Shot[] {
  return of.flatMap((subject) =>
    locales.flatMap((locale) =>
      widths.flatMap((width) => modes.map((mode) => ({subject, locale, mode, width}))),
    ),
  );
}

/** Name of the file of a picture, which says all of it. */
export function fileName({subject, locale, mode, width}: Shot): string {
  const name = subject.replace(/^\/|\/$/g, '').replaceAll('/', '.') || 'home';
  return `${name}-${locale}-${width}-${mode}.png`;
}
