export {handbook, type HandbookList, type ListedBook} from './list';
export type {HandbookLanguage, HandbookSite, HandbookTexts} from './site';
