import path from 'node:path';
import {exists, read, type PageFiles, type Project} from './project';

export type PageTarget = PageFiles & {slug: string};

/** Resolves a target path or, like `mv`, folder. @throws if another page has or had its URL */
export function resolveTarget(project: Project, target: string, page?: PageFiles): PageTarget {
  const {contentFolders, pages} = project;
  const folders = Object.values(contentFolders[0]!);
  const docs = folders[0]!;
  const given = target
    .replaceAll('\\', '/')
    .replace(new RegExp(`^(?:\\.?/)?(?:${docs}(?:/|$))?`), '')
    .replace(/\/$|\.mdx$/, '');
  const isFolder = page && exists(project, `${docs}/${given}`);
  const id = isFolder ? path.posix.join(given, path.posix.basename(page.id)) : given;
  if (!id.split('/').every((name) => /^[a-z\d][a-z\d_-]*$/.test(name))) {
    throw new Error(
      `"${target}" is not a valid page path. Use a path in ${docs} such as guides/share_view, with lower-case letters, digits, "-" and "_".`,
    );
  }
  const slug = page?.slug === '/' ? '/' : `/${id}/`;
  const files = folders.map((folder) => `${folder}/${id}.mdx`);
  const other = pages.find(
    (candidate) => candidate !== page && (candidate.id === id || candidate.slug === slug),
  );
  const user =
    files.find((file) => exists(project, file)) ??
    other?.files[0] ??
    (slug === page?.slug ? undefined : userOf(project, slug, page));
  if (user) {
    throw new Error(`${slug} is or was used: see ${user}. Choose another folder or name.`);
  }
  return {files, id, slug};
}

function userOf(project: Project, slug: string, page?: PageFiles): string | undefined {
  const {redirects, routes, published} = project.options.contract;
  const redirected = JSON.parse(read(project, redirects)) as Record<string, string>;
  // A page can move back to a previous URL.
  if (page?.slug && redirected[slug] === page.slug) {
    return undefined;
  }
  return (
    [routes, published, redirects].find((file) => read(project, file).includes(`"${slug}"`)) ??
    [`static${slug}`].find((file) => exists(project, file))
  );
}
