const script =
  /<script src=("?)([^\s">]*\/assets\/js\/([^\s">/]+))\1 defer(?:="[^"]*")?><\/script>/g;

/**
 * Preloads the content scripts instead of running them; the main script imports them. The bundler's
 * loader would wait two minutes for a script element that failed. Low priority: styles load first.
 */
export function preloadContentScripts(html: string): string {
  return html.replace(script, (element, _quote, href: string, file: string) =>
    /^(?:main|runtime~main)\./.test(file)
      ? element
      : `<link rel="preload" as="script" fetchpriority="low" href="${href}">`,
  );
}
