import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import type {BuildStep, BuiltSite, Feature} from '@guide/built-site';
import {listFiles} from '@guide/built-site/files';
import {isPlainPath} from '@guide/content';
import {checkBasePath} from './basePath';
import {removeChecksums, writeChecksums} from './checksums';
import {allowedInlineCode} from './csp/allowedInlineCode';
import type {AllowedInlineCode} from './csp/findInlineCode';
import {writePagePolicies} from './csp/pagePolicies';
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
import {headersFile, localizeRedirects, redirectsFile} from './hosts/staticHosts';
import {writeRedirectPages} from './redirectPages';
import {renderSecurityTxt, SECURITY_TXT, type SecurityTxt} from './securityTxt';

export interface HostingOptions {
  /** Relative to the base URL of a locale. */
  redirects: readonly {from: string; to: string}[];
  /** Text of redirect pages, such as "This page has moved". */
  movedPage: string;
  /** Returns the source code of inline scripts, except those of the theme and of features. */
  inlineScripts(context: LoadContext): readonly string[];
  /** Client module with the default policy. If omitted, only features can turn on Trusted Types. */
  trustedTypes?: string;
  /** For a site at the root of its host. */
  securityTxt?: SecurityTxt | undefined;
}

/** Feature: CSP, redirect pages and host configuration. */
export function hosting(options: HostingOptions): Feature {
  const {redirects, trustedTypes} = options;
  checkRedirects(redirects);
  return {
    name: 'hosting',
    clientModules: trustedTypes ? [trustedTypes] : [],
    inlineScripts: options.inlineScripts,
    trustedTypes: trustedTypes ? ['default'] : [],
    buildSteps: [hostingStep(options)],
  };
}

/** Rejects paths that host configuration would misread, such as `/a/ {return 200;}`. */
function checkRedirects(redirects: HostingOptions['redirects']): void {
  const odd = redirects.find(({from, to}) => ![from, to].every(isPlainPath));
  if (odd) {
    throw new Error(
      `The redirect from ${JSON.stringify(odd.from)} to ${JSON.stringify(odd.to)} is malformed. Write paths of letters, digits, ".", "_", "~" and "-", such as "/old/page.html".`,
    );
  }
}

function hostingStep({redirects, movedPage, securityTxt}: HostingOptions): BuildStep {
  return async (site, features) => {
    const {context, language, routes} = site;
    const root = rootOf(site);
    const siteBase = siteBaseOf(context);
    removeChecksums(root);
    checkBasePath(siteBase, routes);
    const allowed = await allowedInlineCode(
      context,
      features.flatMap(({inlineScripts}) => inlineScripts?.(context) ?? []),
    );
    const sources = policySources(allowed, context, features);
    writeRedirectPages(site, localizeRedirects(redirects, language, '/'), movedPage);
    unlinkNotFoundPage(site.outDir);
    writePagePolicies(site, allowed, metaSecurityPolicy(sources));
    if (securityTxt && siteBase === '/') {
      writeFiles(root, {[SECURITY_TXT]: renderSecurityTxt(securityTxt, context)});
    } else if (securityTxt) {
      logger.warn(
        `${SECURITY_TXT} isn't written: it belongs to the root of the host, and this site is under ${siteBase}.`,
      );
    }
    writeHostConfig(site, root, features, sources, redirects);
  };
}

/** Returns the folder of the default locale, which contains those of the others. */
function rootOf({context, outDir, baseUrl}: BuiltSite): string {
  return path.resolve(outDir, path.relative(baseUrl, siteBaseOf(context)));
}

/** Returns the base URL of the default locale, which is built into the root folder. */
function siteBaseOf({i18n}: LoadContext): string {
  return i18n.localeConfigs[i18n.defaultLocale]!.baseUrl;
}

function policySources(
  allowed: AllowedInlineCode,
  {currentBundler}: LoadContext,
  features: readonly Feature[],
): PolicySources {
  const trustedTypes = features.flatMap((feature) => feature.trustedTypes ?? []);
  return {
    scripts: hashesOf(allowed.scripts),
    styles: hashesOf(allowed.styles),
    styleAttributes: hashesOf(allowed.styleAttributes),
    connections: features.flatMap((feature) => feature.connections ?? []),
    // webpack's workers load chunks from URLs that no Trusted Types policy allows.
    trustedTypes: currentBundler.name === 'rspack' ? trustedTypes : [],
  };
}

/** Writes the host config of all locales. The build of each locale rewrites it. */
function writeHostConfig(
  {context, baseUrl, language, routes}: BuiltSite,
  root: string,
  features: readonly Feature[],
  sources: PolicySources,
  redirects: HostingOptions['redirects'],
): void {
  const siteBase = siteBaseOf(context);
  const baseUrls = Object.entries(context.i18n.localeConfigs).map(
    ([locale, config]) => [locale, config.baseUrl] as const,
  );
  // A locale that's built alone has the base URL of the site.
  const allBaseUrls = [...new Set([siteBase, ...baseUrls.map(([, url]) => url)])];
  const caching = cachingRules(allBaseUrls);
  const homePage = (url: string) => path.join(root, path.relative(siteBase, url), 'index.html');
  // Locales are built one after another, default first. Include those that exist already.
  const built = baseUrls.filter(([locale, url]) =>
    baseUrl === siteBase ? locale === language : fs.existsSync(homePage(url)),
  );
  const allRedirects = built.flatMap(([locale, url]) => localizeRedirects(redirects, locale, url));
  // The headers apply to all locales, whose configured HTML can differ.
  const styleAttributes = built
    .filter(([locale]) => locale !== language)
    .flatMap(([, url]) => styleAttributeHashes(fs.readFileSync(homePage(url), 'utf8')))
    .concat(sources.styleAttributes);
  const headers = securityHeaders(
    contentSecurityPolicy({...sources, styleAttributes: [...new Set(styleAttributes)]}),
  );
  const robots = robotsFile(
    context,
    built.map(([, url]) => url),
  );
  writeFiles(root, {
    _headers: headersFile(headers, caching),
    _redirects: redirectsFile(allRedirects),
    ...(robots && {'robots.txt': robots}),
  });

  const hostRules = features.flatMap((feature) => feature.hostRules ?? []);
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
  if (baseUrls.every(([, url]) => fs.existsSync(homePage(url)))) {
    // Emitted after the last plugin of the last locale, but not if the build fails or is stopped.
    process.once('beforeExit', () => writeChecksums(root));
  }
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, content);
  }
}

function hashesOf(texts: ReadonlySet<string>): string[] {
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
