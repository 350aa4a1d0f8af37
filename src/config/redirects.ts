import {versionPath} from '@guide/content';
import currentRedirects from '../../contract/redirects.json';
import {contentSite} from './content';

const {versions} = contentSite;
const [latest] = versions;

/** Redirects of the current and the latest version, as paths without locale. */
export const redirects = [
  ...redirectsAt('/', latest?.data.redirects),
  ...redirectsAt(versionPath(versions, 'current'), currentRedirects),
];

function redirectsAt(base: string, paths: Readonly<Record<string, string>> = {}) {
  const inVersion = (path: string) => base + path.slice(1);
  return Object.entries(paths).map(([from, to]) => ({from: inVersion(from), to: inVersion(to)}));
}
