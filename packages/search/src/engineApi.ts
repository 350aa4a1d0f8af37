/** Engine for Node, without React. */
export {runSearch, snippetOf} from './engine/runSearch';
export {openIndex, type Engine} from './engine/engine';
export type {IndexFile} from './engine/indexFile';
export type {PageTexts, Section} from './engine/section';
export {plainText} from './highlight';
export type {SearchResults, SearchRequest} from './searchResults';
export {DATA_FOLDER, indexFileOf, textsFile} from './dataFiles';
