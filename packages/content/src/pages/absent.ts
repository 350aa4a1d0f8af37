import {applyEdits, findNodeAtLocation, parseTree} from 'jsonc-parser';
import {editLanguageFiles} from './languageFiles';
import type {Project} from './project';

/** Where readers are led who ask for something that is absent: gives a page and its sections another id. */
export async function renameSeen(project: Project, from: string, to: string): Promise<void> {
  await editSeen(project, from, (see) => [to + see.slice(from.length)]);
}

/** Leads readers who ask for something that is absent to a page and its sections no more. */
export async function removeSeen(project: Project, id: string): Promise<void> {
  await editSeen(project, id, () => []);
}

/** Changes what names a page or a section of it; lists that do not name it stay as they are. */
async function editSeen(
  project: Project,
  id: string,
  change: (see: string) => string[],
): Promise<void> {
  const isOfPage = (see: string) => see === id || see.startsWith(`${id}#`);
  await editLanguageFiles(project, project.absent, (text) => {
    const edits = (parseTree(text)?.children ?? []).flatMap((feature) => {
      const {children = [], offset = 0, length = 0} = findNodeAtLocation(feature, ['see']) ?? {};
      const seen = children.map(({value}) => value as string);
      const content = JSON.stringify(seen.flatMap((see) => (isOfPage(see) ? change(see) : see)));
      return seen.some(isOfPage) ? [{offset, length, content}] : [];
    });
    return applyEdits(text, edits);
  });
}
