export {callSearch} from './button/siteSearch';
export {focusTarget} from './focusTarget';
export {isModifiedClick} from './isModifiedClick';
export {useSearchLink} from './useSearchVersion';
export type {EndedSearch} from './report/useSearchReport';
