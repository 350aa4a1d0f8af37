// Deep import, because the package loads webpack and Babel.
import {getHtmlMinifier} from '@docusaurus/bundler/lib/minifyHtml';
import {
  DataAttributeQueryStringInlineJavaScript,
  getAnnouncementBarInlineScript,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {FasterConfig, LoadContext} from '@docusaurus/types';
import type {AllowedMarkup} from '../markup/elementRules';
import {listStyleAttributes} from '../markup/findUnknownMarkup';
import {redirectScript} from '../redirectPages';
import {configuredHtml} from './configuredHtml';

type FasterFlags = {faster?: FasterConfig; experimental_faster?: FasterConfig};

/** Returns the inline code allowed in pages, as minified by the build. */
export async function allowedMarkup(
  {siteConfig, siteStorage}: Pick<LoadContext, 'siteConfig' | 'siteStorage'>,
  scripts: readonly string[],
): Promise<Pick<AllowedMarkup, 'scripts' | 'styleAttributes'> & {styles: readonly string[]}> {
  // Renamed in Docusaurus 3.10.
  const {experimental_faster, faster = experimental_faster} = siteConfig.future as FasterFlags;
  const themeConfig = siteConfig.themeConfig as ThemeConfig;
  const {announcementBar, colorMode} = themeConfig;
  const minifier = await getHtmlMinifier({type: faster?.swcHtmlMinimizer ? 'swc' : 'terser'});
  const minify = async (body: string) => (await minifier.minify(pageWith(body))).code;
  const themeScript = [
    getThemeInlineScript({colorMode, siteStorage}),
    DataAttributeQueryStringInlineJavaScript,
    announcementBar ? getAnnouncementBarInlineScript({siteStorage}) : '',
  ].join('\n');
  const minifiedScripts = await Promise.all(
    [themeScript, ...scripts].map(
      async (source) =>
        /<script>(.*)<\/script>/s.exec(await minify(`<script>${source}</script>`))![1]!,
    ),
  );
  const configured = [...configuredHtml(themeConfig), colouredElement(announcementBar)];
  // React renders configured HTML unminified.
  const renderedHtml = [...configured, ...(await Promise.all(configured.map(minify)))];
  return {
    scripts: [...minifiedScripts, redirectScript],
    // `<style>` element created by the Algolia logo in DocSearch.
    styles: ['.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'],
    // `display: none;` is in the theme's SVG sprite.
    styleAttributes: [...new Set(['display: none;', ...renderedHtml.flatMap(listStyleAttributes)])],
  };
}

/** Returns an element with the colours of the announcement bar, as React renders them. */
function colouredElement(bar: ThemeConfig['announcementBar']): string {
  const style = [
    bar?.backgroundColor && `background-color:${bar.backgroundColor}`,
    bar?.textColor && `color:${bar.textColor}`,
  ].filter(Boolean);
  return style.length > 0 ? `<div style="${style.join(';')}"></div>` : '';
}

function pageWith(body: string): string {
  return `<!doctype html><html lang="en"><head><title>-</title></head><body>${body}</body></html>`;
}
