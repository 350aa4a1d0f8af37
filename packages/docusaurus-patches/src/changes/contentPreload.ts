const script = /<script src="([^"]*\/assets\/js\/([^"/]+))" defer="[^"]*"><\/script>/g;

/**
 * Replaces the scripts of the content with preload links; the main script imports them. If a script
 * element failed, the bundler's loader would wait two minutes. Low priority, so that styles load first.
 */
export function preloadContentScripts(html: string): string {
  return html.replace(script, (element, href: string, file: string) =>
    /^(?:main|runtime~main)\./.test(file)
      ? element
      : `<link rel="preload" as="script" fetchpriority="low" href="${href}">`,
  );
}
