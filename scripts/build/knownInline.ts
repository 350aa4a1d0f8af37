// Not the whole package, which loads webpack and Babel.
import {getHtmlMinifier} from '@docusaurus/bundler/lib/minifyHtml';
import {
  DataAttributeQueryStringInlineJavaScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import {load} from 'cheerio';
import type {BuildSwitches} from '../../src/config/buildSwitches';
import {i18n, locales, type Locale} from '../../src/config/locales';
import {languageScript} from '../../src/components/NotFoundHelp/languageScript';
import {earlySearchScript} from '../../src/components/SearchButton/earlySearch';
import {bannerScript} from '../../src/plugins/base-address/bannerScript';
import {hidingScript} from '../../src/plugins/announcement/hidingScript';
import {markingScript} from '../../src/plugins/sidebar-memory/markingScript';
import {redirectScript} from './redirectPages';

/** As Docusaurus makes it of the configuration, which does not set it. */
const siteStorage = {type: 'localStorage', namespace: ''} as const;

/** By its name, each inline script that a page may hold. To add one, add its source here. */
const scripts = (baseUrls: Record<Locale, string>) => ({
  'colour mode': [
    getThemeInlineScript({
      colorMode: {
        defaultMode: 'light',
        disableSwitch: false,
        respectPrefersColorScheme: true,
      },
      siteStorage,
    }),
    DataAttributeQueryStringInlineJavaScript,
  ].join('\n'),
  'announcement that was closed': hidingScript(siteStorage),
  'sidebar that was hidden': markingScript(siteStorage),
  'search called early': earlySearchScript,
  'wrong base address': bannerScript,
  'language of a page not found': languageScript(
    Object.fromEntries(
      locales.map((locale) => [
        locale,
        {htmlLang: i18n.localeConfigs[locale].htmlLang, baseUrl: baseUrls[locale]},
      ]),
    ),
  ),
});

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
 * @param baseUrls where each language begins
 */
export async function knownInline(
  {bundler}: Pick<BuildSwitches, 'bundler'>,
  baseUrls: Record<Locale, string>,
): Promise<KnownInline> {
  const minifier = await getHtmlMinifier({type: bundler === 'rspack' ? 'swc' : 'terser'});
  const minified = await Promise.all(
    Object.values(scripts(baseUrls)).map(async (source) => {
      const {code} = await minifier.minify(page(source));
      return load(code)('script').text();
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
