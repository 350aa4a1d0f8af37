import pMap from 'p-map';
import {inject} from 'vitest';
import {readSettings} from '../../../src/config/settings';
import {rawRequest, type RawResponse, type RawRequestOptions} from '../../support/rawRequest';

const hostFeatures = [
  'headers',
  'headers of redirects',
  'brotli',
  'caching',
  'content negotiation',
  'headers by file type',
  'redirects',
  '404 pages by language',
] as const;

type HostFeature = (typeof hostFeatures)[number];

const hosts: Record<string, {missingFeatures: readonly HostFeature[]}> = {
  nginx: {missingFeatures: []},
  'github-pages': {missingFeatures: hostFeatures},
  netlify: {
    missingFeatures: ['headers of redirects', 'content negotiation', 'headers by file type'],
  },
  'cloudflare-pages': {missingFeatures: ['headers of redirects', 'content negotiation']},
};

const hostName = process.env.SITE_HOST || 'nginx';
const host = hosts[hostName];
if (!host) {
  throw new Error(`SITE_HOST is "${hostName}": expected one of ${Object.keys(hosts).join(', ')}.`);
}

/** Whether the host, named in SITE_HOST, lacks a feature. */
export const cannot = (feature: HostFeature): boolean => host.missingFeatures.includes(feature);

/** Whether SITE is set: the tests request a deployed site, whose files they can't read or change. */
export const isLive = Boolean(process.env.SITE);

export const logTimeout = {timeout: 60_000};

const settings = readSettings(process.env);

export const {basePath} = settings;

/** Without a trailing slash. */
export const siteUrl = settings.origin + basePath.slice(0, -1);

/** Whether the site uses embedded search. */
export const hasEmbeddedSearch = settings.algolia === undefined;

export function get(path: string, headers?: RawRequestOptions['headers']): Promise<RawResponse> {
  return rawRequest(inject('address'), path, {headers});
}

export function getAll(
  paths: readonly string[],
  headers?: RawRequestOptions['headers'],
): Promise<(RawResponse & {path: string})[]> {
  return pMap(paths, async (path) => ({path, ...(await get(path, headers))}), {concurrency: 8});
}

/** Returns the items of a list header, in lower case. */
export const listItems = (header = ''): string[] => header.toLowerCase().split(/\s*[,;]\s*/);

/** Returns the paths of the scripts and style sheets that a page references. */
export function assetsOf({body}: RawResponse): string[] {
  const matches = body.toString().matchAll(/(?:src|href)="?(\/[^">\s]*\.(?:js|css))[">\s]/g);
  return [...matches].map(([, address]) => address!.replace(basePath, '/'));
}

/** Returns the path of a hashed file. */
export async function findAsset(): Promise<string> {
  const script = assetsOf(await get('/')).find((address) => address.startsWith('/assets/js/'));
  if (!script) {
    throw new Error('The home page has no script: deploy the whole build.');
  }
  return script;
}
