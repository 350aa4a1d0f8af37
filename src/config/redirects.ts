import {versionPath} from '@guide/content';
import addresses from '../../contract/redirects.json';
import {contentSite} from './content';

const {versions} = contentSite;
const [last] = versions;

/** Without locale. */
export const redirects = [
  ...redirectsAt('/', last?.data.redirects),
  ...redirectsAt(versionPath(versions, 'current'), addresses),
];

function redirectsAt(base: string, moved: Readonly<Record<string, string>> = {}) {
  const inVersion = (address: string) => base + address.slice(1);
  return Object.entries(moved).map(([from, to]) => ({from: inVersion(from), to: inVersion(to)}));
}
