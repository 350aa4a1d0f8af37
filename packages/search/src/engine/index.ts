/** The engine alone, for who answers outside of a browser: it needs neither React nor a bundler. */
export {answer, snippetOf} from './answer';
export {openIndex, type Engine} from './engine';
export {checkFormat, type IndexFile, type IndexSupplement} from './indexFile';
export {packIndex} from './packIndex';
export type {PageTexts, Section} from './section';
export {plainText} from '../marked';
export type {SearchAnswer, SearchRequest} from '../searchAnswer';
export {DATA_FOLDER, indexFileOf, supplementFileOf, textsFile, textsFileOf} from '../dataFiles';
export {SITE_FILE, type PublishedSite} from '../publishedSite';
