import type {BuildStep, Feature} from '@guide/built-site';

export interface ListedBook {
  /** File name, in the folder of the list. */
  file: string;
  title: string;
  /** URL path; missing for the whole guide. */
  area?: string;
  pages: number;
  /** In bytes. */
  size: number;
}

export interface HandbookList {
  release?: string;
  /** ISO 8601. */
  date?: string;
  books: ListedBook[];
}

/** In the folder of each language. */
export const HANDBOOK_FOLDER = 'handbook';

export const LIST_FILE = `${HANDBOOK_FOLDER}/list.json`;

/** Build step: writes an empty list, which `npm run handbook` replaces. */
const emptyHandbookList: BuildStep = ({write}) => {
  const list: HandbookList = {books: []};
  write(LIST_FILE, `${JSON.stringify(list)}\n`);
};

/** Feature: links to the guide as PDF. */
export const handbook = (): Feature => ({name: 'handbook', buildSteps: [emptyHandbookList]});
