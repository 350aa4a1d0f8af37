import {applyEdits, findNodeAtLocation, modify, parseTree} from 'jsonc-parser';
import {parsePage} from '../check/parsePage';
import {toPage} from '../check/page';
import {sectionsOf} from '../check/sections';
import {editLanguageFiles} from './languageFiles';
import type {Place} from './place';
import type {Project} from './project';

/** One key a line: Prettier leaves an object on one line that is written so. */
const formattingOptions = {insertSpaces: true, tabSize: 2};

/** Asks for the questions of a new page: a key for each of its sections, with an empty list, in each language that has a file. */
export async function addQuestions(project: Project, {id, files}: Place): Promise<void> {
  const {changes, kinds} = project;
  await editLanguageFiles(project, project.questions, (text, index) => {
    const page = toPage(kinds[0]!, files[index]!, parsePage(changes.read(files[index]!)))!;
    const sections = Object.fromEntries(sectionsOf(page).map(({anchor}) => [anchor, []]));
    return put(text, id, sections);
  });
}

/** Gives the questions of a page to another id. They keep their place in the file. */
export async function renameQuestions(project: Project, from: string, to: string): Promise<void> {
  await editLanguageFiles(project, project.questions, (text) => {
    const key = findNodeAtLocation(parseTree(text)!, [from])?.parent?.children?.[0];
    if (!key) {
      return text;
    }
    const {offset, length} = key;
    return applyEdits(text, [{offset, length, content: JSON.stringify(to)}]);
  });
}

/** Drops the questions of a page. */
export async function removeQuestions(project: Project, id: string): Promise<void> {
  await editLanguageFiles(project, project.questions, (text) => put(text, id, undefined));
}

/** Writes the value of a key, a new one where the order has it; drops the key when there is none. */
function put(text: string, id: string, value: unknown): string {
  const getInsertionIndex = (keys: string[]) => {
    const next = keys.findIndex((key) => key > id);
    return next === -1 ? keys.length : next;
  };
  return applyEdits(text, modify(text, [id], value, {getInsertionIndex, formattingOptions}));
}
