import path from 'node:path';
import type {Published} from '@guide/content';
import type {PageFiles} from './findPage';
import {exists, read, type Project} from './project';

/** Paths, id and slug of a page to create or move. */
export type PageTarget = PageFiles & {slug: string};

/**
 * Resolves a target path or, like `mv`, a target folder.
 *
 * @throws if it's invalid, or another page has or had its URL
 */
export function resolveTarget(project: Project, target: string, page?: PageFiles): PageTarget {
  const {contentFolders, pages, options} = project;
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
  const existingFile = files.find((file) => exists(project, file));
  const other = pages.find(
    (candidate) => candidate !== page && (candidate.id === id || candidate.slug === slug),
  );
  const redirects = JSON.parse(read(project, options.contract.redirects)) as Record<string, string>;
  const published = JSON.parse(read(project, options.contract.published)) as Published;
  const redirected = redirects[slug];
  // A page may move back to a previous URL.
  const isReserved =
    slug !== page?.slug && (redirected ? redirected !== page?.slug : slug in published);
  const problem =
    (existingFile && `${existingFile} exists already.`) ??
    (other && `${other.files[0]} has the id ${id} or the URL ${slug}.`) ??
    (isReserved && `${slug} was the URL of another page, and other sites may link to it.`);
  if (problem) {
    throw new Error(`${problem} Choose another folder or name.`);
  }
  return {files, id, slug};
}
