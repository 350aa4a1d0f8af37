import {escapeRegExp} from '../escapeRegExp';
import {isFrench} from '../frenchSpaces';
import type {Locale} from '../site';

/** The name of the product: as pages are written, and as readers see it. */
export interface ProductName {
  /** What writers type: `Telescope`. */
  written: string;
  /** What the owner calls it. */
  shown: string;
  /** Whether French elides before it, as in “d’Horizon”; by its first letter where that is left out. */
  elides?: boolean;
  /** Texts that hold the name, and that the owner states on their own: an address of e-mail. */
  stated?: Readonly<Record<string, string>>;
}

/** Gives a text with the shown name in it. What was renamed once stays as it is. */
export type Rename = (text: string, locale: Locale) => string;

/** A word before the name that has another form before a vowel; French elides before a silent h too. */
const joints: Record<Locale, {before: string; vowel: RegExp; forms: [string, string]} | undefined> =
  {
    en: {before: '([Aa])n? ', vowel: /^[aeiou]/, forms: ['n ', ' ']},
    fr: {before: "([Dd]|\\p{L}*[Qq]u)(?:e[ \u00A0]|[’'])", vowel: /^[aeiouh]/, forms: ['’', 'e ']},
  };

/** Puts the name where it stands as a whole word, as in sentences. Addresses, which have it in small letters, stay. */
export function renameWords({written, shown, elides}: ProductName): Rename {
  if (written === shown) {
    return (text) => text;
  }
  return (text, locale) => {
    const joint = joints[locale];
    const name = wholeWord(`(?:${joint?.before ?? '(?!)()'})?${either(shown, written)}`);
    return text.replace(name, (_, stem?: string) => {
      const [beforeVowel, otherwise] = joint?.forms ?? [];
      const said = isFrench(locale) ? elides : undefined;
      const form = (said ?? joint?.vowel.test(slugOf(shown))) ? beforeVowel : otherwise;
      return stem === undefined ? shown : stem + form + shown;
    });
  };
}

/**
 * Puts the name into a text that a reader sees, samples included: `telescope.example` and
 * `TELESCOPE_TOKEN` follow it.
 */
export function renameText(name: ProductName): Rename {
  const {written, shown, stated = {}} = name;
  const inWords = renameWords(name);
  const inSamples = [slugOf, constantOf].map((form) => {
    const now = form(shown);
    // `navigate_through_telescope` and `{#what-telescope-does}` are addresses of the site.
    const there =
      form === slugOf
        ? wholeWord(either(now, form(written)), '_#-')
        : wholeWord(either(now, form(written)), '', '');
    return (text: string) => (now ? text.replace(there, now) : text);
  });
  const rename: Rename = (text, locale) =>
    written === shown
      ? text
      : inSamples.reduce((result, sample) => sample(result), inWords(text, locale));
  const own = Object.keys(stated);
  return own.length === 0
    ? rename
    : (text, locale) =>
        text
          .split(new RegExp(`(${either(...own)})`))
          .map((part) => (Object.hasOwn(stated, part) ? stated[part] : rename(part, locale)))
          .join('');
}

/** `horizon-plus` */
function slugOf(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? '';
}

/** `HORIZON_PLUS` */
function constantOf(name: string): string {
  return slugOf(name).replaceAll('-', '_').toUpperCase();
}

/** @param before and `after`: what else than letters and digits makes it a part of something else */
function wholeWord(pattern: string, before = '_', after = '_'): RegExp {
  const inWord = '\\p{L}\\p{N}';
  return new RegExp(`(?<![${inWord}${before}])${pattern}(?![${inWord}${after}])`, 'gu');
}

function either(...texts: string[]): string {
  return `(?:${texts.map(escapeRegExp).join('|')})`;
}
