import {globSync} from 'tinyglobby';

/** Paths whose changes each part of the release tests covers. */
const covers: Record<string, RegExp> = {
  engines:
    /^(?:src\/(?!data\/)|packages\/(?:search|hosting|docusaurus-patches)\/|docusaurus\.config)/,
  owner:
    /^(?:src\/(?:config|plugins)\/|(?:packages|extras)\/|contract\/|deploy\/|docusaurus\.config)/,
  deployments:
    /^(?:deploy\/|packages\/(?:hosting|docusaurus-patches)\/|src\/(?:client|theme|lib)\/|docusaurus\.config)/,
  features: /^(?:package\.json|(?:extras|packages|src)\/|docusaurus\.config)/,
  consumer: /^(?:package\.json|(?:extras|packages|src|tools\/pack)\/|docusaurus\.config)/,
  clients: /^(?:api\/|packages\/openapi\/)/,
  conformance:
    /^(?:api\/|packages\/(?:built-site|content|hosting|markdown-export|openapi|search)\/|extras\/|src\/(?:components|theme)\/|tools\/pack\/)/,
  extras: /^(?:extras\/|src\/css\/)/,
  writers:
    /^(?:packages\/(?:authoring|checks|content|remark)\/|src\/(?:config|plugins)\/|tools\/run|docusaurus\.config)/,
};

/** Paths whose changes affect all parts. */
const common = /^(?:package-lock\.json|tests\/support\/|tools\/(?:site|verify)\/)/;

export const releaseParts = Object.keys(covers);

/** Returns the folders of a part in `tests/release` and in extras, with a slash at the end. */
export function foldersOf(part: string): string[] {
  const patterns =
    part === 'extras'
      ? ['extras/*/tests/release']
      : [`tests/release/${part}`, `extras/*/tests/${part}`];
  return globSync(patterns, {onlyDirectories: true, expandDirectories: false});
}

export function partsTouchedBy(files: readonly string[]): string[] {
  return releaseParts.filter((part) => {
    const folders = foldersOf(part);
    return files.some(
      (file) =>
        covers[part]!.test(file) ||
        common.test(file) ||
        folders.some((folder) => file.startsWith(folder)),
    );
  });
}
