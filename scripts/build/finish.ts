import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {readBuildSwitches} from '../../src/config/buildSwitches';
import {baseUrlOf, locales, type Locale} from '../../src/config/locales';
import {readSettings} from '../../src/config/settings';
import {cachingRules} from '../../src/hosting/caching';
import {securityHeaders} from '../../src/hosting/headers';
import {movedPages, movedPagesOf} from '../../src/hosting/movedPages';
import {nginxHttp, nginxServer} from '../../src/hosting/nginx';
import {contentSecurityPolicy, metaSecurityPolicy} from '../../src/hosting/policy';
import {providerConnections} from '../../src/hosting/provider';
import {headersFile, redirectsFile} from '../../src/hosting/staticHosts';
import {knownInline} from './knownInline';
import {writePagePolicies} from './pagePolicies';
import {writeRedirectPages} from './redirectPages';

/**
 * Gets ready, while Docusaurus builds, to make of it what a host serves: a policy in each page
 * and for each kind of host, redirects and caching.
 *
 * @param outDir The build; what nginx includes goes into a folder beside it.
 * @param only The language that is built with one `--locale`: it stands at the root, and knows of no other.
 * @returns what is to be called once it is built; throws when a page holds a script or style that is not on the known list
 */
export async function prepareFinish(
  outDir: string,
  env: NodeJS.ProcessEnv,
  only?: Locale,
): Promise<() => Promise<void>> {
  const settings = readSettings(env);
  const baseUrls = Object.fromEntries(
    locales.map((locale) => [locale, only ? '/' : baseUrlOf(locale)]),
  ) as Record<Locale, string>;
  const known = await knownInline(readBuildSwitches(env), baseUrls);
  const sources = {
    scripts: hashesOf(known.scripts),
    styles: hashesOf(known.styles),
    styleAttributes: hashesOf(known.styleAttributes),
    connections: providerConnections(settings.hostedSearch),
  };
  const headers = securityHeaders(contentSecurityPolicy(sources));
  return async () => {
    // Of several languages that are named, not every one may have been built.
    const moved = only
      ? movedPagesOf(only, '/')
      : movedPages.filter(({locale}) =>
          existsSync(path.join(outDir, baseUrlOf(locale), 'index.html')),
        );

    await writeRedirectPages(outDir, moved);
    writePagePolicies(outDir, known, metaSecurityPolicy(sources));
    await writeFiles(outDir, {
      _headers: headersFile(headers, cachingRules),
      _redirects: redirectsFile(moved),
    });
    await writeFiles(`${outDir}-nginx`, {
      'http.conf': nginxHttp(cachingRules),
      'server.conf': nginxServer(headers, moved),
    });
  };
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  await Promise.all(
    Object.entries(files).map(([name, content]) => fs.writeFile(path.join(folder, name), content)),
  );
}

/** CSP hash sources of texts. */
function hashesOf(texts: ReadonlySet<string>): string[] {
  return [...texts].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
