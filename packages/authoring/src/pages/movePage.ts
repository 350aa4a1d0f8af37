import path from 'node:path';
import {globSync} from 'tinyglobby';
import {
  sidebarIdPattern,
  readTranslationRecord,
  stateOf,
  textId,
  withRecord,
  withValue,
} from '@guide/content';
import {linkRewriter, rewriteLinks} from './links';
import {resolveTarget, type PageTarget} from './target';
import {exists, findPage, nextCommands, read, type PageFiles, type Project} from './project';

/** Moves a page, updates links and references, and adds a redirect. */
export function movePage(project: Project, name: string, target: string): string[] {
  const from = findPage(project.pages, name);
  if (!from.files[0]!.startsWith(`${Object.values(project.contentFolders[0]!)[0]}/`)) {
    throw new Error(`${from.files[0]} is a blog post: its URL contains its date and can't change.`);
  }
  const to = resolveTarget(project, target, from);
  moveFiles(project, from, to);
  updateReferences(project, from, to);
  if (from.slug && from.slug !== to.slug) {
    addRedirect(project, from.slug, to.slug);
  }
  return [
    `Code and tests may still refer to the old page. Search for it: git grep -e '${from.slug}' -e '${path.posix.basename(from.files[0]!)}'.`,
    'The page keeps its position in the sidebar. To change it, move its line in sidebars.ts.',
    nextCommands,
  ];
}

function moveFiles(project: Project, from: PageFiles, to: PageTarget): void {
  const {changes, pages} = project;
  for (const page of pages) {
    const files = page.files.filter((file) => exists(project, file));
    const original = read(project, files[0]!);
    let id = '';
    for (const file of files) {
      const text = read(project, file);
      const target = to.files[from.files.indexOf(file)] ?? file;
      let moved = rewriteLinks(text, linkRewriter(file, from, to));
      if (target !== file) {
        moved = withValue(withValue(moved, 'slug', to.slug), 'id', path.posix.basename(to.id));
      }
      // Source and translation get the same changes, so update the record.
      const isUpToDate =
        id !== '' && stateOf(readTranslationRecord(text), original) === 'up-to-date';
      changes.set(target, isUpToDate ? withRecord(moved, id) : moved);
      if (target !== file) {
        changes.set(file, undefined);
      }
      id ||= textId(moved);
    }
  }
}

function updateReferences(project: Project, from: PageFiles, to: PageFiles): void {
  const {routes, sidebars} = project.options.contract;
  const data = globSync(project.options.referencingFiles, {
    cwd: project.siteDir,
    ignore: '**/__tests__/**',
  });
  for (const file of [routes, sidebars, ...data]) {
    const text = read(project, file)
      // Only these keys contain page ids. Elsewhere, the same text can be a search query.
      .replace(/"(?:id|expected|page|related|see)": (?:\[[^\]]*\]|"[^"]*")|"[^"]*": \{/g, (ids) =>
        ids.replace(new RegExp(`"${from.id}(?=["#])`, 'g'), `"${to.id}`),
      )
      .replace(`"source": "${from.files[0]}"`, `"source": "${to.files[0]}"`)
      .replace(new RegExp(`(?<=(['"]))${from.slug}(?=(?:#[^'"\\n]*)?\\1)`, 'g'), `${to.slug}`);
    const sidebarId = sidebarIdPattern(from.id);
    project.changes.set(file, file === sidebars ? text.replace(sidebarId, `'${to.id}'`) : text);
  }
}

/** Also updates existing redirects, so there are no chains. */
function addRedirect(project: Project, from: string, to: string): void {
  const file = project.options.contract.redirects;
  const former = JSON.parse(read(project, file)) as Record<string, string>;
  const others = Object.entries(former)
    .filter(([old]) => old !== to && old !== from)
    .map(([old, target]) => [old, target === from ? to : target]);
  const redirects = Object.fromEntries([...others, [from, to]]) as Record<string, string>;
  project.changes.set(file, `${JSON.stringify(redirects, null, 2)}\n`);
}
