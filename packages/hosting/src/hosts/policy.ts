/** What a page may load and run besides its own files. */
export interface PolicySources {
  /** CSP hash sources, such as `sha256-…`, of the inline scripts. */
  scripts: readonly string[];
  /** The same of the text of `<style>` elements. */
  styles: readonly string[];
  /** The same of `style` attributes in the pages. */
  styleAttributes: readonly string[];
  /** Origins that scripts may connect to, besides the site's own. */
  connections: readonly string[];
  /** Names of the Trusted Types policies that scripts may create. With none, Trusted Types are off. */
  trustedTypes: readonly string[];
}

type Directives = Record<string, readonly string[]>;

/** Directives that a browser refuses, with an error in its console, in a `<meta>` element. */
const headerOnly = ['frame-ancestors'];

/**
 * The Content-Security-Policy of every answer: nothing is allowed but what is
 * named here.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  return serialize(directivesOf(sources));
}

/** The same for `<meta http-equiv>`, without what only a header can say. */
export function metaSecurityPolicy(sources: PolicySources): string {
  const all = Object.entries(directivesOf(sources));
  return serialize(Object.fromEntries(all.filter(([name]) => !headerOnly.includes(name))));
}

/** Reads the hashes of the allowed `style` attributes from a policy, or from a page that contains one. */
export function allowedStyleAttributes(text: string): string[] {
  const [directive = ''] = /style-src-attr [^;]*/.exec(text) ?? [];
  return directive.match(/sha256-[^']+/g) ?? [];
}

function directivesOf({
  scripts,
  styles,
  styleAttributes,
  connections,
  trustedTypes,
}: PolicySources): Directives {
  return {
    // Firefox asks it alone about what is fetched ahead; all other kinds have a directive of their own.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(quote)],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", ...styles.map(quote)],
    'style-src-attr':
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes.map(quote)] : ["'none'"],
    // The small drawings of the style sheets are `data:` addresses.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(trustedTypes.length > 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': trustedTypes,
    }),
  };
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function quote(hash: string): string {
  return `'${hash}'`;
}
