import type {BuildStep, Feature} from '@guide/built-site';

/** A book that was made, as the site lists it. */
export interface ListedBook {
  /** Its file, beside the list. */
  file: string;
  title: string;
  /** The address of the category that it has alone. */
  area?: string;
  pages: number;
  /** In bytes. */
  size: number;
}

/** The books of one language: `handbook/list.json`. */
export interface HandbookList {
  release?: string;
  /** Of the commit that they were made from: an ISO text. */
  date?: string;
  books: ListedBook[];
}

/** The folder of the books, in that of their language. */
export const HANDBOOK_FOLDER = 'handbook';

export const LIST_FILE = `${HANDBOOK_FOLDER}/list.json`;

/** Build step: writes an empty list of books, until `npm run handbook` makes some. */
const emptyHandbookList: BuildStep = ({write}) => {
  const list: HandbookList = {books: []};
  write(LIST_FILE, `${JSON.stringify(list)}\n`);
};

/** Feature: links to the guide as PDF. */
export const handbook = (): Feature => ({name: 'handbook', buildSteps: [emptyHandbookList]});
