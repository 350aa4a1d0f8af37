import {linkRelations} from './names';

export interface AllowedMarkup {
  /** URL of the locale's home page. */
  base: string;
  /** Other origins that pages connect to. */
  connections: readonly string[];
  /** Code of inline scripts. */
  scripts: readonly string[];
  styleAttributes: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;

type Rule = (attributes: Attributes, allowed: AllowedMarkup, readText: () => string) => boolean;

const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Conditions on HTML elements. */
export const elementRules: Partial<Record<string, Rule>> = {
  a: ({href = ''}, {base}) =>
    // For speed: most links are paths.
    /^[#/]/.test(href) ||
    !URL.canParse(href, base) ||
    linkProtocols.includes(new URL(href, base).protocol),
  // The search page.
  form: ({role}) => role === 'search',
  img: ({src = ''}, {base}) => /^data:image\//i.test(src) || hasOrigin(src, [base]),
  input: ({type = ''}) => ['checkbox', 'radio', 'search'].includes(type),
  link: ({rel = '', href = ''}, {base, connections}) =>
    linkRelations.has(rel) && hasOrigin(href, [base, ...connections]),
  script: ({src, type}, {base, scripts}, readText) =>
    src === undefined
      ? type === 'application/ld+json' || scripts.includes(readText())
      : isBundledScript(src, base),
};

function hasOrigin(url: string, [base, ...others]: readonly string[]): boolean {
  return (
    URL.canParse(url, base) &&
    [base!, ...others].some((other) => new URL(other).origin === new URL(url, base).origin)
  );
}

function isBundledScript(url: string, base: string): boolean {
  return (
    URL.canParse(url, base) &&
    /^[\w.~-]+\.js$/.test(new URL(url, base).href.replace(`${base}assets/js/`, ''))
  );
}
