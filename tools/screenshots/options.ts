import {parseArgs} from 'node:util';
import {locales, type Locale} from '../../src/config/locales';
import {choose} from '../site/choose';
import {pageKinds} from '../site/pageKinds';

/** What is photographed: a page of each kind, and the search box open over one. */
export const subjects = [...pageKinds, 'search-box'] as const;
const modes = ['light', 'dark'] as const;
const widths = [1280, 390] as const;

/** Address of a page without its language. */
type Address = `/${string}`;

/** One picture. */
export interface Shot {
  subject: (typeof subjects)[number] | Address;
  locale: Locale;
  mode: (typeof modes)[number];
  width: (typeof widths)[number];
}

/** The pictures that the flags of the command ask for: all without a flag. @throws when a flag has a value that is unknown */
export function readShots(args: string[]): Shot[] {
  const several = {type: 'string', multiple: true} as const;
  const {values} = parseArgs({
    args,
    options: {kind: several, page: several, locale: several, mode: several, width: several},
  });
  return shotsOf(values.page?.map(toAddress) ?? choose('kind', subjects, values.kind)).filter(
    ({locale, mode, width}) =>
      choose('locale', locales, values.locale).includes(locale) &&
      choose('mode', modes, values.mode).includes(mode) &&
      choose('width', widths, values.width).includes(width),
  );
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

function toAddress(page: string): Address {
  if (!/^\/(?:.*\/)?$/.test(page)) {
    throw new Error(
      `--page is "${page}": expected the address of a page, without its language, such as /glossary/.`,
    );
  }
  return page as Address;
}
