/** What a site may use of the search in the browser. The plugin itself, for Node, is `../index.ts`. */
export {callSearch} from './button/siteSearch';
export {focusTarget} from './focusTarget';
export {isModifiedClick} from './isModifiedClick';
export {useSearchLink} from './useReadVersion';
export type {EndedSearch} from './report/useSearchReport';
