import path from 'node:path';
import {locate, type ContentSite, type LocaleFolders} from '@guide/content';
import type {Node} from '@guide/content/mdx';
import type {Fault} from '@guide/content/safety';

export type FileOptions = Pick<ContentSite, 'siteDir' | 'contentFolders'>;

/** ESTree statement; imports have a source. */
interface Statement {
  type: string;
  source?: {value: string};
  specifiers?: {type: string; local: {name: string}}[];
}

/** Without characters that bundlers read as loaders, queries or fragments. */
const partialPath = /^(?:\.{1,2}|@site)\/[\w./-]+\.mdx?$/;

/** Finds exports, and imports of anything except partials. */
export function importFaults(node: Node, page: string, options: FileOptions): Fault[] {
  return statementsOf(node).every((statement) => isPartialImport(statement, page, options))
    ? []
    : [
        {
          found: String(node.value),
          expected:
            "only imports of partials, such as import Part from './_part.mdx', from the folder of the page or of its language",
          remedy:
            'Remove it. Pages can use the components in the option "components" of the content without an import.',
        },
      ];
}

/** Returns the names under which a page imports partials. */
export function importedNames(tree: Node): string[] {
  return (tree.children ?? [])
    .flatMap(statementsOf)
    .flatMap(({specifiers = []}) => specifiers.map(({local}) => local.name));
}

function statementsOf({data}: Node): Statement[] {
  return (data?.estree as {body: Statement[]} | undefined)?.body ?? [];
}

function isPartialImport(
  {type, source, specifiers = []}: Statement,
  page: string,
  options: FileOptions,
): boolean {
  return (
    type === 'ImportDeclaration' &&
    specifiers.every(
      // In lower case, it would be an HTML element.
      (one) => one.type === 'ImportDefaultSpecifier' && /^[A-Z]/.test(one.local.name),
    ) &&
    partialPath.test(source!.value) &&
    isPartialOf(page, source!.value, options)
  );
}

/** Docusaurus doesn't apply the remark steps of a page to partials in unrelated folders. */
function isPartialOf(page: string, module: string, {siteDir, contentFolders}: FileOptions) {
  const partial = path.resolve(path.dirname(page), module.replace(/^@site/, siteDir));
  const file = path.relative(siteDir, page).split(path.sep).join('/');
  const foldersOfPage = contentFolders.flatMap((folders) => languageFolders(folders, file));
  return [path.dirname(page), ...foldersOfPage.map((folder) => path.join(siteDir, folder))].some(
    (folder) => partial.startsWith(folder + path.sep),
  );
}

/** Returns the folders of the page's language and of the default language; none for other pages. */
function languageFolders(folders: LocaleFolders, file: string): string[] {
  const [locale] = locate(folders, file) ?? [];
  return locale ? [Object.values(folders)[0]!, folders[locale]!] : [];
}
