/** Sources that the CSP allows in addition to the site's own files. */
export interface PolicySources {
  /** Hashes: `'sha256-…'`. */
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

/**
 * Returns the CSP header.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  styleAttributes,
  connections,
  trustedTypes,
}: PolicySources): string {
  const directives = {
    // Firefox applies this to prefetches.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", ...styles],
    'style-src-attr':
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"],
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
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Returns the CSP for `<meta>`, without the directive that browsers ignore there, with an error. */
export function metaSecurityPolicy(sources: PolicySources): string {
  return contentSecurityPolicy(sources).replace(/frame-ancestors [^;]*; /, '');
}

/** Returns the hashes of `style` attributes in a CSP, or in a page that contains one. */
export function styleAttributeHashes(text: string): string[] {
  const [directive = ''] = /style-src-attr [^;]*/.exec(text) ?? [];
  return directive.match(/'sha256-[^']+'/g) ?? [];
}
