import {JsonFile, type Entry} from './jsonFile';

/** Texts, and the offset where their list begins. */
export interface EntryList {
  offset: number;
  entries: Entry[];
}

/** What readers ask for and the product does not have, as it is written. */
export interface AbsentFeature {
  /** The same in all languages. */
  id: Entry;
  /** Phrases, any of which asks for it. */
  asked: EntryList;
  /** A sentence: what there is not. */
  says: Entry;
  /** A sentence: what does it instead; may be empty. */
  instead: Entry;
  /** The id of a page, with `#` and the anchor of a section. */
  see: EntryList;
}

const keys = ['id', 'asked', 'says', 'instead', 'see'] as const;

/**
 * Reads a file of what the product does not have.
 *
 * @throws with the place, when it has another form
 */
export function parseAbsent(file: string, text: string): AbsentFeature[] {
  const json = new JsonFile(file, text);
  return json.values(json.root).map((feature) => {
    const {id, asked, says, instead, see} = json.fields(feature, keys);
    return {
      id: json.entry(id),
      asked: {offset: asked.offset, entries: json.entries(asked)},
      says: json.entry(says),
      instead: json.entry(instead),
      see: {offset: see.offset, entries: json.entries(see)},
    };
  });
}
