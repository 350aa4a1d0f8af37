import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {BuildStep, Feature} from '@guide/built-site';
import {isPlainPath} from '@guide/content';
import {allowedMarkup} from './csp/allowedMarkup';
import {pagePolicies} from './csp/pagePolicies';
import {
  contentSecurityPolicy,
  metaSecurityPolicy,
  styleAttributeHashes,
  type PolicySources,
} from './csp/policy';
import {robotsFile, unlinkNotFoundPage} from './crawlers';
import {cachingRules} from './hosts/caching';
import {securityHeaders} from './hosts/headers';
import {nginxHttp, nginxServer} from './hosts/nginx';
import {headersFile, localizeRedirects, redirectsFile, type Redirect} from './hosts/staticHosts';
import {checkSvgFiles} from './markup/checkSvgFiles';
import {writeRedirectPages} from './redirectPages';

/** Exists in complete builds only: Docusaurus clears the folder first. For `deploy/`. */
const COMPLETE = '.complete';

export interface HostingOptions {
  /** Relative to the base URL of a locale. */
  redirects: readonly Redirect[];
  /** Text of redirect pages, such as "This page has moved". */
  movedPage: string;
  /** Returns the source code of inline scripts, except those of the theme and of features. */
  inlineScripts(context: LoadContext): readonly string[];
  /** Client module with the default policy. If omitted, only features can turn on Trusted Types. */
  trustedTypes?: string;
}

/**
 * Feature: CSP, redirect pages and host configuration. Rejects pages and pictures that could run
 * code. Must be the last feature that edits pages.
 */
export function hosting(options: HostingOptions): Feature {
  const {redirects, trustedTypes} = options;
  checkRedirects(redirects);
  return {
    name: 'hosting',
    clientModules: trustedTypes ? [trustedTypes] : [],
    inlineScripts: options.inlineScripts,
    trustedTypes: trustedTypes ? ['default'] : [],
    async editHtml({context, features, cache}) {
      const {allowed, sources} = await policyOf(context, features);
      const addPolicy = pagePolicies(allowed, metaSecurityPolicy(sources), cache);
      return (html, file) => addPolicy(file === '404.html' ? unlinkNotFoundPage(html) : html, file);
    },
    buildSteps: [checkSvgFiles, hostingStep(options)],
  };
}

/** Rejects paths that host configuration would misread, such as `/a/ {return 200;}`. */
function checkRedirects(redirects: readonly Redirect[]): void {
  const odd = redirects.find(({from, to}) => ![from, to].every(isPlainPath));
  if (odd) {
    throw new Error(
      `The redirect from ${JSON.stringify(odd.from)} to ${JSON.stringify(odd.to)} is malformed. Write paths of letters, digits, ".", "_", "~" and "-", such as "/old/page.html".`,
    );
  }
}

async function policyOf(context: LoadContext, features: readonly Feature[]) {
  const scripts = features.flatMap(({inlineScripts}) => inlineScripts?.(context) ?? []);
  const connections = features.flatMap((feature) => feature.connections ?? []);
  const {styles, ...markup} = await allowedMarkup(context, scripts);
  const base = new URL(context.baseUrl, context.siteConfig.url).href;
  const allowed = {...markup, base, connections};
  const trustedTypes = features.flatMap((feature) => feature.trustedTypes ?? []);
  const sources: PolicySources = {
    scripts: hashesOf(allowed.scripts),
    styles: hashesOf(styles),
    styleAttributes: hashesOf(allowed.styleAttributes),
    connections,
    // webpack's workers load chunks from URLs that no Trusted Types policy allows.
    trustedTypes: context.currentBundler.name === 'rspack' ? trustedTypes : [],
  };
  return {allowed, sources};
}

function hashesOf(texts: readonly string[]): string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Writes redirect pages, and the host config of all locales: the build of each rewrites it. */
function hostingStep({redirects, movedPage}: HostingOptions): BuildStep {
  return async (site, features) => {
    const {context, outDir, baseUrl, language} = site;
    const {defaultLocale, localeConfigs} = context.i18n;
    // The folder of the default locale contains the other folders.
    const siteBase = localeConfigs[defaultLocale]!.baseUrl;
    const root = path.resolve(outDir, path.relative(baseUrl, siteBase));
    const {sources} = await policyOf(context, features);
    writeRedirectPages(site, redirects, movedPage, metaSecurityPolicy(sources));

    const locales = Object.entries(localeConfigs).map(([locale, config]) => ({
      locale,
      baseUrl: config.baseUrl,
      homePage: path.join(root, path.relative(siteBase, config.baseUrl), 'index.html'),
    }));
    // Locales are built one after another, default first. Include those that exist already. A
    // locale that's built alone has the base URL of the site.
    const built = locales.filter((one) =>
      baseUrl === siteBase ? one.locale === language : fs.existsSync(one.homePage),
    );
    const baseUrls = [...new Set([siteBase, ...locales.map((one) => one.baseUrl)])];
    const caching = cachingRules(baseUrls);
    const allRedirects = built.flatMap((one) => localizeRedirects(redirects, one.baseUrl));
    // The headers apply to all locales, whose configured HTML can differ.
    const styleAttributes = built
      .filter(({locale}) => locale !== language)
      .flatMap(({homePage}) => styleAttributeHashes(fs.readFileSync(homePage, 'utf8')))
      .concat(sources.styleAttributes);
    const headers = securityHeaders(
      contentSecurityPolicy({...sources, styleAttributes: [...new Set(styleAttributes)]}),
    );
    const robots = robotsFile(
      context,
      built.map((one) => one.baseUrl),
    );
    writeFiles(root, {
      _headers: headersFile(headers, caching),
      _redirects: redirectsFile(allRedirects),
      ...(robots && {'robots.txt': robots}),
    });

    const hostRules = features.flatMap((feature) => feature.hostRules ?? []);
    writeFiles(`${root}-nginx`, {
      'http.conf': nginxHttp(caching, baseUrls) + hostRules.map(({http}) => http).join(''),
      'server.conf':
        nginxServer(headers, allRedirects) + hostRules.map(({server}) => server).join(''),
    });
    if (locales.every(({homePage}) => fs.existsSync(homePage))) {
      // Emitted after the last plugin of the last locale, but not if the build fails or is stopped.
      process.once('beforeExit', () => writeFiles(root, {[COMPLETE]: ''}));
    }
  };
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
}
