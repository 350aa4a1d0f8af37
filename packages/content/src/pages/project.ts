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
  /** What readers ask of pages, of each language that has a file: `search/questions.{locale}.json`. */
  questions?: string;
  /** What readers ask for and the product does not have, of each language that has a file: `search/absent.{locale}.json`. */
  absent?: string;
}

/** A project whose pages change. */
export interface Project extends Pick<ContentSite, 'kinds'> {
  contract: ContractFiles;
  namedIn: string[];
  questions?: string;
  absent?: string;
  pages: PageFiles[];
  changes: Changes;
}

/** Reads a project, of which nothing has changed yet. Pages of a version that was cut stay as they are. */
export function readProject({
  contract,
  namedIn,
  questions,
  absent,
  ...site
}: PagesOptions): Project {
  const {siteDir, kinds} = withDefaults({...site, versions: []});
  const pages = readPages(siteDir, kinds);
  return {kinds, contract, namedIn, questions, absent, pages, changes: new Changes(siteDir)};
}
