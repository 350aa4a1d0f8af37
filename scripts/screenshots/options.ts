import {parseArgs} from 'node:util';
import {locales, type Locale} from '../../src/config/locales';
import {pageKinds} from '../../tests/support/pageKinds';

/** What is photographed: a page of each kind, and the search box open over one. */
export const subjects = [...pageKinds, 'search-box'] as const;
export const modes = ['light', 'dark'] as const;
export const widths = [1280, 390] as const;

/** One picture. */
export interface Shot {
  kind: (typeof subjects)[number];
  locale: Locale;
  mode: (typeof modes)[number];
  width: (typeof widths)[number];
}

/** The pictures that the flags of the command ask for: all without a flag. @throws when a flag asks for none */
export function readShots(args: string[]): Shot[] {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({args, options: {kind: text, locale: text, mode: text, width: text}});
  const chosen = {
    kind: choose('kind', subjects, values.kind),
    locale: choose('locale', locales, values.locale),
    mode: choose('mode', modes, values.mode),
    width: choose('width', widths, values.width),
  };
  return chosen.kind.flatMap((kind) =>
    chosen.locale.flatMap((locale) =>
      chosen.width.flatMap((width) => chosen.mode.map((mode) => ({kind, locale, mode, width}))),
    ),
  );
}

/** Name of the file of a picture, which says all of it. */
export function fileName({kind, locale, mode, width}: Shot): string {
  return `${kind}-${locale}-${width}-${mode}.png`;
}

function choose<T>(flag: string, known: readonly T[], value: string | undefined): readonly T[] {
  const chosen = known.filter((one) => value === undefined || String(one) === value);
  if (chosen.length === 0) {
    throw new Error(`--${flag} is "${value}": expected one of ${known.join(', ')}.`);
  }
  return chosen;
}
