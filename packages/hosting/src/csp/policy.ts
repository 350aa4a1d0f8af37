/** Sources that the CSP allows in addition to the site's own files. */
export interface PolicySources {
  /** Hashes: `sha256-…`. */
  scripts: readonly string[];
  /** Hashes of `<style>` elements. */
  styles: readonly string[];
  /** Hashes of `style` attributes. */
  styleAttributes: readonly string[];
  /** Origins. */
  connections: readonly string[];
  /** Policy names. If empty, Trusted Types are off. */
  trustedTypes: readonly string[];
}

type Directives = Record<string, readonly string[]>;

/** Directives that browsers ignore in a `<meta>` element, with a console error. */
const headerOnly = ['frame-ancestors'];

/**
 * Returns the CSP header.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  return serialize(directivesOf(sources));
}

/** Returns the CSP for `<meta http-equiv>`. */
export function metaSecurityPolicy(sources: PolicySources): string {
  const directives = Object.entries(directivesOf(sources));
  return serialize(Object.fromEntries(directives.filter(([name]) => !headerOnly.includes(name))));
}

/** Returns the hashes of `style` attributes in a CSP, or in a page that contains one. */
export function styleAttributeHashes(text: string): string[] {
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
    // Firefox applies this to prefetches.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(quote)],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", ...styles.map(quote)],
    'style-src-attr':
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes.map(quote)] : ["'none'"],
    // Style sheets contain small `data:` images.
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
