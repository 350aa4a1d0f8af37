export {callSearch} from './button/siteSearch';
export {focusTarget, isModifiedClick} from './links';
export {useSearchLink} from './useSearchVersion';
export type {EndedSearch} from './report/useSearchReport';
