import path from 'node:path';
import type {Published} from '@guide/content';
import type {PageFiles} from './findPage';
import {exists, read, type Project} from './project';

/** Where a page goes. */
export type Place = PageFiles & {slug: string};

/**
 * Reads where a page is to go, as `mv` does: a path in the folder of the documents, or, for a page
 * that moves, a folder that is there, in which it keeps its name.
 *
 * @throws when the place is no path of a page, or when another page is there, or was: readers may hold its address
 */
export function readPlace(project: Project, place: string, page?: PageFiles): Place {
  const {kinds, pages, contract} = project;
  const folders = Object.values(kinds[0]!);
  const docs = folders[0]!;
  const given = place
    .replaceAll('\\', '/')
    .replace(new RegExp(`^(?:\\.?/)?(?:${docs}(?:/|$))?`), '')
    .replace(/\/$|\.mdx$/, '');
  const isFolder = page && exists(project, `${docs}/${given}`);
  const id = isFolder ? path.posix.join(given, path.posix.basename(page.id)) : given;
  if (!id.split('/').every((name) => /^[a-z\d][a-z\d_-]*$/.test(name))) {
    throw new Error(
      `"${place}" is no place for a page. Type its path in ${docs} (roadmapping/share_view), in small letters, digits, "-" and "_".`,
    );
  }
  const slug = page?.slug === '/' ? '/' : `/${id}/`;
  const files = folders.map((folder) => `${folder}/${id}.mdx`);
  const taken = files.find((file) => exists(project, file));
  const other = pages.find((one) => one !== page && (one.id === id || one.slug === slug));
  const redirects = JSON.parse(read(project, contract.redirects)) as Record<string, string>;
  const published = JSON.parse(read(project, contract.published)) as Published;
  const target = redirects[slug];
  // A page may move back.
  const isHeld = slug !== page?.slug && (target ? target !== page?.slug : slug in published);
  const problem =
    (taken && `${taken} exists already.`) ??
    (other && `${other.files[0]} has the id ${id} or the address ${slug}.`) ??
    (isHeld && `${slug} was the address of another page, which readers may hold.`);
  if (problem) {
    throw new Error(`${problem} Choose another folder or name.`);
  }
  return {files, id, slug};
}
