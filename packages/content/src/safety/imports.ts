import path from 'node:path';
import {locate, type LocaleFolders} from '../languages';
import type {Node} from '../mdx';
import type {Fault} from './fault';
import {localPath, requestSyntax, type SafetyOptions} from './localFiles';

/** ESTree statement; imports have a source. */
interface Statement {
  type: string;
  source?: {value: string};
}

/** Modules that pages can import, apart from partials and the `allowedImports` of the site. */
const usualImports = ['@theme', '@docusaurus', '@site/src/components'];

/** Finds imports of other modules, and exports. */
export function importFaults(node: Node, page: string, options: SafetyOptions): Fault[] {
  const statements = (node.data?.estree as {body: Statement[]}).body;
  const isAllowed = ({type, source}: Statement) =>
    type === 'ImportDeclaration' && isAllowedImport(source!.value, page, options);
  return statements.every(isAllowed)
    ? []
    : [
        {
          found: String(node.value),
          expected: `only imports of partials (.mdx files of the same folder or language) or from ${[...usualImports, ...options.allowedImports].join(', ')}`,
          remedy: 'Remove it, or add the module to the option "allowedImports" of the content.',
        },
      ];
}

function isAllowedImport(module: string, page: string, options: SafetyOptions): boolean {
  if (requestSyntax.test(module)) {
    return false;
  }
  if (/^(?:\.|@site\/).*\.mdx?$/.test(module)) {
    return isPartialOf(page, localPath(module, page, options), options);
  }
  return (
    !module.split('/').includes('..') &&
    [...usualImports, ...options.allowedImports].some(
      (allowed) => module === allowed || module.startsWith(`${allowed}/`),
    )
  );
}

/** Docusaurus doesn't apply the remark steps of a page to partials in unrelated folders. */
function isPartialOf(page: string, partial: string, {siteDir, contentFolders}: SafetyOptions) {
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
