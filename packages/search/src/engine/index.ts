/** The engine alone, for who answers outside of a browser: it needs neither React nor a bundler. */
export {answer, snippetOf, type SearchRequest} from './answer';
export {openIndex, type Engine} from './engine';
export {checkFormat, type IndexFile, type IndexSupplement} from './indexFile';
export {packIndex} from './packIndex';
export type {PageTexts, Section} from './section';
export {parseMarked, plainText} from '../marked';
export {indexFileOf, supplementFileOf, textsFileOf} from '../indexFileOf';
export {SITE_FILE, type PublishedSite} from '../publishedSite';
