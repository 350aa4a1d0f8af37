import type {Guide} from './guide';
import {JsonFile, type Entry} from './jsonFile';
import {readLanguageFiles, type LanguageFile} from './languageFiles';

/** What readers type, and the words of the pages that a search adds to it. */
export interface SynonymGroup {
  typed: Entry[];
  adds: Entry[];
}

/** The synonyms of a language. */
export interface SynonymFile extends LanguageFile {
  groups: SynonymGroup[];
}

/**
 * The synonyms of each language that has a file of them; none for a site without them.
 *
 * @throws with the place, when a file has another form
 */
export function readSynonyms(guide: Guide): SynonymFile[] {
  return readLanguageFiles(guide, guide.context.synonyms).map((own) => ({
    ...own,
    groups: parseSynonyms(own.file, own.text),
  }));
}

function parseSynonyms(file: string, text: string): SynonymGroup[] {
  const json = new JsonFile(file, text);
  return json.values(json.root).map((group) => {
    const {typed, adds} = json.fields(group, ['typed', 'adds']);
    return {typed: json.entries(typed), adds: json.entries(adds)};
  });
}
