import {parseArgs} from 'node:util';
import {locales, type Locale} from '../../src/config/locales';
import {routes as contract} from '../../tests/support/contract';
import {pageKinds} from '../../tests/support/pageKinds';

/** What is photographed: a page of each kind, and the search box open over one. */
export const subjects = [...pageKinds, 'search-box'] as const;
export const modes = ['light', 'dark'] as const;
export const widths = [1280, 390] as const;

/** One picture. */
export interface Shot {
  /** What it shows: a kind of page, or the address of a page without its language. */
  kind: Kind | `/${string}`;
  locale: Locale;
  mode: (typeof modes)[number];
  width: (typeof widths)[number];
}

type Kind = (typeof subjects)[number];

type Choice = {kind: readonly Shot['kind'][]} & {
  [Key in 'locale' | 'width' | 'mode']?: readonly Shot[Key][];
};

/** The pictures that the flags of the command ask for: all without a flag. @throws when a flag asks for none */
export function readShots(args: string[]): Shot[] {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({
    args,
    options: {
      kind: text,
      page: {type: 'string', multiple: true},
      locale: text,
      mode: text,
      width: text,
    },
  });
  return shotsOf({
    kind: values.page?.map(toAddress) ?? choose('kind', subjects, values.kind),
    locale: choose('locale', locales, values.locale),
    mode: choose('mode', modes, values.mode),
    width: choose('width', widths, values.width),
  });
}

/** A picture of each of these, in every language, width and mode, or in those that are named. */
export function shotsOf({
  kind: kinds,
  locale: ofLocales = locales,
  width: ofWidths = widths,
  mode: ofModes = modes,
}: Choice): Shot[] {
  return kinds.flatMap((kind) =>
    ofLocales.flatMap((locale) =>
      ofWidths.flatMap((width) => ofModes.map((mode) => ({kind, locale, mode, width}))),
    ),
  );
}

/** Name of the file of a picture, which says all of it. */
export function fileName({kind, locale, mode, width}: Shot): string {
  const subject = kind.replace(/^\/|\/$/g, '').replaceAll('/', '.') || 'home';
  return `${subject}-${locale}-${width}-${mode}.png`;
}

function toAddress(page: string): `/${string}` {
  const routes = contract.docs.map(({path}) => path);
  if (!routes.includes(page)) {
    throw new Error(
      `--page is "${page}": expected the address of a page, without its language, such as ${routes[0]}.`,
    );
  }
  return page as `/${string}`;
}

function choose<T>(flag: string, known: readonly T[], value: string | undefined): readonly T[] {
  const chosen = known.filter((one) => value === undefined || String(one) === value);
  if (chosen.length === 0) {
    throw new Error(`--${flag} is "${value}": expected one of ${known.join(', ')}.`);
  }
  return chosen;
}
