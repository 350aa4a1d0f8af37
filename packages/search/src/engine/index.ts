/** The engine alone, for who answers outside of a browser: it needs neither React nor a bundler. */
export {answer, snippetOf, type SearchRequest} from './answer';
export {openIndex, type Engine} from './engine';
export {
  checkFormat,
  packIndex,
  type IndexFile,
  type IndexSupplement,
  type PageTexts,
  type Section,
} from './indexFile';
export {parseMarked, plainText} from '../client/marked';
export {indexFileOf, supplementFileOf, textsFileOf} from '../indexFileOf';
export {SITE_FILE, type PublishedSite} from '../publishedSite';
