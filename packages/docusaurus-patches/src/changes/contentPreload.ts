const script =
  /<script src=("?)([^\s">]*\/assets\/js\/([^\s">/]+))\1 defer(?:="[^"]*")?><\/script>/g;

/**
 * Turns the script elements of a page's content into preloads; the main script imports them. If such
 * a script element failed to load, the bundler's loader would reuse it and wait two minutes. Low
 * priority, so that the styles load first.
 */
export function preloadContentScripts(html: string): string {
  return html.replace(script, (element, _quote, href: string, file: string) =>
    /^(?:main|runtime~main)\./.test(file)
      ? element
      : `<link rel="preload" as="script" fetchpriority="low" href="${href}">`,
  );
}
