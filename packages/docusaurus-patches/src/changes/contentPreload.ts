const script =
  /<script src=("?)([^\s">]*\/assets\/js\/([^\s">/]+))\1 defer(?:="[^"]*")?><\/script>/g;

/**
 * Has a page preload the scripts of its content in place of running them: the main script imports
 * them, and finds them on their way. If one of them failed as a script of the page, the bundler's
 * loader would find its element, and wait two minutes for it. Their priority is below that of the
 * styles, which the first paint needs.
 */
export function withContentAnnounced(html: string): string {
  return html.replace(script, (element, _quote, href: string, file: string) =>
    /^(?:main|runtime~main)\./.test(file)
      ? element
      : `<link rel="preload" as="script" fetchpriority="low" href="${href}">`,
  );
}
