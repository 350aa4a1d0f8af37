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
import {headersFile, movedPagesOf, redirectsFile} from '../hosts/staticHosts';
import {checkBasePath} from './basePath';
import {knownInline} from './knownInline';
import {writePagePolicies} from './pagePolicies';
import {writeRedirectPages} from './redirectPages';

export interface HostingOptions {
  /** Moved addresses, relative to the base URL of a language. */
  redirects: readonly {from: string; to: string}[];
  /** Text of the page at a moved address, in the language of the build. */
  movedPage: string;
  /** Sources of the inline scripts that pages may contain, besides those of the theme and of features. */
  inlineScripts(context: LoadContext): readonly string[];
  /** Client module that creates the default Trusted Types policy. Without it, Trusted Types are off. */
  trustedTypes?: string;
}

/** Feature: CSP in every page, redirect pages, and the configuration of each kind of host. */
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

/**
 * Build step: writes the policy into each page, redirect pages for moved addresses, and the headers,
 * redirects and caching rules of each kind of host. The host files are in the folder of the first
 * language; each language that is built writes them again.
 */
function hostFiles({redirects, movedPage}: HostingOptions): BuildStep {
  return async (site, features) => {
    const {context, outDir, baseUrl, language, routes} = site;
    const trustedTypes = features.flatMap((feature) => feature.trustedTypes ?? []);
    const hostRules = features.flatMap((feature) => feature.hostRules ?? []);
    const {defaultLocale, localeConfigs} = context.i18n;
    const baseUrls = Object.entries(localeConfigs).map(
      ([name, config]) => [name, config.baseUrl] as const,
    );
    /** Base URL of the first language, which is built into the root folder. */
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
      // Workers that webpack builds load their chunks by script URLs that no policy allows.
      trustedTypes: context.currentBundler.name === 'rspack' ? trustedTypes : [],
    };
    const own = movedPagesOf(redirects, language, '/');
    writeRedirectPages(site, own, movedPage);
    writePagePolicies(site, known, metaSecurityPolicy(sources));

    const root = path.resolve(outDir, path.relative(baseUrl, siteBase));
    // A language that is built alone also uses this base URL.
    const beginnings = [...new Set([siteBase, ...baseUrls.map(([, url]) => url)])];
    const caching = cachingRules(beginnings);
    const homePage = (url: string) => path.join(root, path.relative(siteBase, url), 'index.html');
    // The first language, or the only one, is built before the others: only list those that exist already.
    const built = baseUrls.filter(([name, url]) =>
      baseUrl === siteBase ? name === language : fs.existsSync(homePage(url)),
    );
    const moved = built.flatMap(([name, url]) => movedPagesOf(redirects, name, url));
    // The headers apply to all languages, whose configured HTML can differ.
    const styleAttributes = built
      .filter(([name]) => name !== language)
      .flatMap(([, url]) => allowedStyleAttributes(fs.readFileSync(homePage(url), 'utf8')))
      .concat(sources.styleAttributes);
    const headers = securityHeaders(
      contentSecurityPolicy({...sources, styleAttributes: [...new Set(styleAttributes)]}),
    );
    writeFiles(root, {
      _headers: headersFile(headers, caching),
      _redirects: redirectsFile(moved),
    });
    const paths = [
      ...routes,
      ...moved.map(({from}) => from),
      ...listFiles(root).map((file) => siteBase + file),
    ];
    hostRules.forEach((rules) => rules.check(paths));
    writeFiles(`${root}-nginx`, {
      'http.conf': nginxHttp(caching, beginnings) + hostRules.map(({http}) => http).join(''),
      'server.conf': nginxServer(headers, moved) + hostRules.map(({server}) => server).join(''),
    });
  };
}

function writeFiles(folder: string, files: Record<string, string>): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, content] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), content);
  }
}

/** CSP hash sources of texts. */
function hashesOf(texts: ReadonlySet<string>): string[] {
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
