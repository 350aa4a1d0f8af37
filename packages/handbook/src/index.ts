export type {HandbookList, ListedBook} from './list';
export type {HandbookLanguage, HandbookSite, HandbookWords} from './site';
