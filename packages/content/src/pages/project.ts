import {withDefaults} from '../content';
import type {ContractFiles} from '../contract';
import type {ContentOptions, ContentSite} from '../site';
import {Changes} from './changes';
import {readPages, type PageFiles} from './findPage';

/** What the commands about pages take: the site, and where else its pages are named. */
export interface PagesOptions extends ContentOptions {
  contract: ContractFiles;
  /** Globs of further files that hold ids and addresses of pages. */
  namedIn: string[];
}

/** A project whose pages change. */
export interface Project extends Pick<ContentSite, 'kinds'> {
  contract: ContractFiles;
  namedIn: string[];
  pages: PageFiles[];
  changes: Changes;
}

/** Reads a project, of which nothing has changed yet. Pages of a version that was cut stay as they are. */
export function readProject({contract, namedIn, ...site}: PagesOptions): Project {
  const {siteDir, kinds} = withDefaults({...site, versions: []});
  const pages = readPages(siteDir, kinds);
  return {kinds, contract, namedIn, pages, changes: new Changes(siteDir)};
}
