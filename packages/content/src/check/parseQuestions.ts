import {JsonFile, type Entry} from './jsonFile';

/** What readers ask that a section answers. */
export interface AskedOfSection {
  /** Its anchor; empty for the opening of the page. */
  key: Entry;
  questions: Entry[];
}

/** What readers ask that a page answers. */
export interface AskedOfPage {
  /** The id of the page. */
  key: Entry;
  sections: AskedOfSection[];
}

/**
 * Reads a file of questions as it is written: a key may stand twice.
 *
 * @throws with the place, when the file has another form
 */
export function parseQuestions(file: string, text: string): AskedOfPage[] {
  const json = new JsonFile(file, text);
  return json.pairs(json.root).map(({key, value: sections}) => ({
    key,
    sections: json.pairs(sections).map(({key: anchor, value: questions}) => ({
      key: anchor,
      questions: json.entries(questions),
    })),
  }));
}
