export {handbook, type HandbookList, type ListedBook} from './list';
export type {HandbookLanguage, HandbookSite, HandbookWords} from './site';
