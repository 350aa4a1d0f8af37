/** Address of each language, by its name: `{en: '/', fr: '/fr/'}`. */
export type BaseUrls = Record<string, string>;

/** What a path says, without what the site and its files add to it. */
export interface AskedPath {
  /** The language that it names: `fr` for `/fr/…` and `/fr-FR/…`. */
  language?: string;
  /** Its folders and its page, decoded. */
  segments: string[];
}

const fileEnding = /\.(?:html?|xhtml|php\d?|aspx?|jsp|mdx?)$/i;

/** A mail program takes the mark after an address for a part of it. */
const trailingMarks = /[^\p{L}\p{M}\p{N}]+$/u;

/** Reads a path of the address bar. */
export function readAskedPath(pathname: string, baseUrls: BaseUrls): AskedPath {
  const segments = decode(withinSite(pathname, baseUrls))
    .split('/')
    .map((segment) => segment.replace(trailingMarks, '').replace(fileEnding, ''))
    .filter((segment) => segment !== '');
  let language: string | undefined;
  for (let named = languageOf(segments[0]); named; named = languageOf(segments[0])) {
    language = named;
    segments.shift();
  }
  if (segments.at(-1)?.toLowerCase() === 'index') {
    segments.pop();
  }
  return {language, segments};

  function languageOf(segment = ''): string | undefined {
    const [code] = segment.toLowerCase().split(/[-_](?=[a-z]{2}$)/);
    return Object.keys(baseUrls).find((name) => name === code);
  }
}

function withinSite(pathname: string, baseUrls: BaseUrls): string {
  const [root = '/'] = Object.values(baseUrls).sort((a, b) => a.length - b.length);
  const isWithin = pathname.toLowerCase().startsWith(root.toLowerCase());
  return isWithin ? pathname.slice(root.length) : pathname;
}

/** An address with more words was made by a program. */
const MOST_WORDS = 10;

/** What to search for: the words of a path, each once. */
export function searchWords({segments}: AskedPath): string {
  const words = segments.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 1 && !/^\p{N}+$/u.test(word));
  return [...new Set(telling)].slice(0, MOST_WORDS).join(' ');
}

const LONGEST_SHOWN = 300;

/**
 * An address as a reader reads it. Spaces and invisible characters stay
 * encoded, so that none makes it look like another.
 */
export function readableAddress(address: string): string {
  const text = decode(address, (decoded) => !/[\p{C}\p{Z}]/u.test(decoded));
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** Decodes what can and may be decoded, and leaves the rest as it is. */
function decode(text: string, mayBe: (decoded: string) => boolean = () => true): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      const decoded = decodeURIComponent(codes);
      return mayBe(decoded) ? decoded : codes;
    } catch {
      return codes;
    }
  });
}
