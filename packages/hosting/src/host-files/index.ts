import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuildStep, Feature} from '@guide/built-site';
import {listFiles} from '@guide/built-site/files';
import {cachingRules} from '../hosts/caching';
import {securityHeaders} from '../hosts/headers';
import {nginxHttp, nginxServer} from '../hosts/nginx';
import {allowedStyleAttributes, contentSecurityPolicy, metaSecurityPolicy} from '../hosts/policy';
import {headersFile, localizeRedirects, redirectsFile} from '../hosts/staticHosts';
import {checkBasePath} from './basePath';
import {knownInline} from './knownInline';
import {writePagePolicies} from './pagePolicies';
import {writeRedirectPages} from './redirectPages';

export interface HostingOptions {
  /** Relative to the base URL of a locale. */
  redirects: readonly {from: string; to: string}[];
  /** Such as "This page has moved". */
  movedPage: string;
  /** Source code, without that of the theme and features. */
  inlineScripts(context: LoadContext): readonly string[];
  /** Client module with the default policy. If omitted, Trusted Types are off. */
  trustedTypes?: string;
}

/** Feature: CSP, redirect pages and host configuration. */
export function hosting(options: HostingOptions): Feature {
  const {trustedTypes} = options;
  return {
    name: 'hosting',
    clientModules: trustedTypes ? [trustedTypes] : [],
    inlineScripts: options.inlineScripts,
    trustedTypes: trustedTypes ? ['default'] : [],
    buildSteps: [hostFiles(options)],
  };
}

/** Host files are in the folder of the default locale. The build of each locale rewrites them. */
function hostFiles({redirects, movedPage}: HostingOptions): BuildStep {
  return async (site, features) => {
    const {context, outDir, baseUrl, language, routes} = site;
    const trustedTypes = features.flatMap((feature) => feature.trustedTypes ?? []);
    const hostRules = features.flatMap((feature) => feature.hostRules ?? []);
    const {defaultLocale, localeConfigs} = context.i18n;
    const baseUrls = Object.entries(localeConfigs).map(
      ([name, config]) => [name, config.baseUrl] as const,
    );
    // The default locale is built into the root folder.
    const siteBase = localeConfigs[defaultLocale]!.baseUrl;
    checkBasePath(siteBase, routes);
    const known = await knownInline(
      context,
      features.flatMap(({inlineScripts}) => inlineScripts?.(context) ?? []),
    );
    const sources = {
      scripts: hashesOf(known.scripts),
      styles: hashesOf(known.styles),
      styleAttributes: hashesOf(known.styleAttributes),
      connections: features.flatMap((feature) => feature.connections ?? []),
      // webpack's workers load chunks from URLs that no Trusted Types policy allows.
      trustedTypes: context.currentBundler.name === 'rspack' ? trustedTypes : [],
    };
    writeRedirectPages(site, localizeRedirects(redirects, language, '/'), movedPage);
    writePagePolicies(site, known, metaSecurityPolicy(sources));

    const root = path.resolve(outDir, path.relative(baseUrl, siteBase));
    // A locale that's built alone has the base URL of the site.
    const allBaseUrls = [...new Set([siteBase, ...baseUrls.map(([, url]) => url)])];
    const caching = cachingRules(allBaseUrls);
    const homePage = (url: string) => path.join(root, path.relative(siteBase, url), 'index.html');
    // Locales are built one after another, default first. Include those that exist already.
    const built = baseUrls.filter(([name, url]) =>
      baseUrl === siteBase ? name === language : fs.existsSync(homePage(url)),
    );
    const allRedirects = built.flatMap(([name, url]) => localizeRedirects(redirects, name, url));
    // The headers apply to all locales, whose configured HTML can differ.
    const styleAttributes = built
      .filter(([name]) => name !== language)
      .flatMap(([, url]) => allowedStyleAttributes(fs.readFileSync(homePage(url), 'utf8')))
      .concat(sources.styleAttributes);
    const headers = securityHeaders(
      contentSecurityPolicy({...sources, styleAttributes: [...new Set(styleAttributes)]}),
    );
    writeFiles(root, {
      _headers: headersFile(headers, caching),
      _redirects: redirectsFile(allRedirects),
    });
    const paths = [
      ...routes,
      ...allRedirects.map(({from}) => from),
      ...listFiles(root).map((file) => siteBase + file),
    ];
    hostRules.forEach((rules) => rules.check(paths));
    writeFiles(`${root}-nginx`, {
      'http.conf': nginxHttp(caching, allBaseUrls) + hostRules.map(({http}) => http).join(''),
      'server.conf':
        nginxServer(headers, allRedirects) + hostRules.map(({server}) => server).join(''),
    });
  };
}

function writeFiles(folder: string, files: Record<string, string>): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), content);
  }
}

function hashesOf(texts: ReadonlySet<string>): string[] {
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
