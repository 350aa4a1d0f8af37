const script =
  /<script src=("?)([^\s">]*\/assets\/js\/([^\s">/]+))\1 defer(?:="[^"]*")?><\/script>/g;

/**
 * Has a page only announce the scripts of its content: the main script asks for
 * them, and finds them on their way. As scripts of the page, one that does not
 * come would not be asked for again: the loader of the bundler waits two minutes
 * for the element that is there. They come after the styles, which are seen first.
 */
export function withContentAnnounced(html: string): string {
  return html.replace(script, (element, _quote, href: string, file: string) =>
    /^(?:main|runtime~main)\./.test(file)
      ? element
      : `<link rel="preload" as="script" fetchpriority="low" href="${href}">`,
  );
}
