// Not the whole package, which loads webpack and Babel.
import {getHtmlMinifier} from '@docusaurus/bundler/lib/minifyHtml';
import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';
import {redirectScript} from './redirectPages';

/** What a page may hold besides text. */
export interface KnownInline {
  scripts: ReadonlySet<string>;
  /** Text of `<style>` elements that the browser makes. */
  styles: ReadonlySet<string>;
  /** Values of `style` attributes. */
  styleAttributes: ReadonlySet<string>;
}

/**
 * The known list, each script as the build's own minifier writes it.
 *
 * @param scripts the sources of those that the site adds to the theme's
 */
export async function knownInline(
  {siteConfig, siteStorage}: Pick<LoadContext, 'siteConfig' | 'siteStorage'>,
  scripts: readonly string[],
): Promise<KnownInline> {
  const {swcHtmlMinimizer} = siteConfig.future.experimental_faster;
  const {announcementBar, colorMode} = siteConfig.themeConfig as ThemeConfig;
  const minifier = await getHtmlMinifier({type: swcHtmlMinimizer ? 'swc' : 'terser'});
  const ofTheme = [
    getThemeInlineScript({colorMode, siteStorage}),
    DataAttributeQueryStringInlineJavaScript,
    announcementBar ? getAnnouncementBarInlineScript({siteStorage}) : '',
  ].join('\n');
  const minified = await Promise.all(
    [ofTheme, ...scripts].map(async (source) => {
      const {code} = await minifier.minify(page(source));
      return /<script>(.*)<\/script>/s.exec(code)![1]!;
    }),
  );
  return {
    scripts: new Set([...minified, redirectScript]),
    // In Algolia's logo, which DocSearch shows in its box.
    styles: new Set(['.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}']),
    // Of the theme's drawings, which pages refer to.
    styleAttributes: new Set(['display: none;']),
  };
}

function page(script: string): string {
  return `<!doctype html><html lang="en"><head><title>-</title></head><body><script>${script}</script></body></html>`;
}
