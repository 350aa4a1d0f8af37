/** Engine for Node, without React. */
export {answer, snippetOf} from './engine/answer';
export {openIndex, type Engine} from './engine/engine';
export {checkFormat, type IndexFile, type IndexSupplement} from './engine/indexFile';
export {packIndex} from './engine/packIndex';
export type {PageTexts, Section} from './engine/section';
export {plainText} from './marked';
export type {SearchAnswer, SearchRequest} from './searchAnswer';
export {DATA_FOLDER, indexFileOf, supplementFileOf, textsFile, textsFileOf} from './dataFiles';
