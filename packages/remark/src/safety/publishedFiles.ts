import fs from 'node:fs';
import path from 'node:path';
import {attributesOf, failAt, type Node, type SourcePage} from '@guide/content/mdx';
import {messageOf, type Fault} from '@guide/content/safety';
import {imageExtensions, publicFolders, type FileOptions} from './publicFolders';

/** Docusaurus' code for an image: one loader, and a path without characters of request syntax. */
const imageRequest = /^require\("![^!]+!(?<file>\.\/[^!?#%\\"]+)"\)\.default(?: \+ '#[\w-]+')?$/;

/**
 * Remark step after those of Docusaurus, which publishes any file that a page refers to: rejects all
 * except pictures in the public folders. An expression in `<img>` or `<a>` is such a file, because
 * pages can't contain any.
 */
export function publishedFiles(options: FileOptions) {
  return (tree: Node, page: SourcePage): void => {
    const visit = (node: Node, {position}: Pick<Node, 'position'>): void => {
      // Docusaurus drops the position of the nodes that it replaces.
      const place = {position: node.position ?? position};
      const request = requestOf(node);
      const fault = request && faultOf(node, request, page, options);
      if (fault) {
        failAt(page, place, messageOf(fault));
      }
      node.children?.forEach((child) => visit(child, place));
    };
    visit(tree, {});
  };
}

function requestOf(node: Node): string | undefined {
  const attribute = {img: 'src', a: 'href'}[node.name ?? ''];
  const value = attributesOf(node).find(({name}) => name === attribute)?.value;
  return typeof value === 'object' && value ? String((value as Node).value) : undefined;
}

function faultOf(
  {name}: Node,
  request: string,
  page: SourcePage,
  options: FileOptions,
): Fault | undefined {
  // What follows the loader.
  const found = /[^!]*(?="\)\.default)/.exec(request)?.[0] ?? request;
  if (name === 'a') {
    // Docusaurus adds a slash to the address of such a file, which hosts answer with 404.
    return {
      found: `a link to the file ${found}`,
      expected: 'a link to a page, or pathname:///folder/file for a file of static/folder',
      remedy: 'Move the file into static, and link to it with pathname:///',
    };
  }
  const file = imageRequest.exec(request)?.groups?.file;
  return file !== undefined && isPublicPicture(path.resolve(path.dirname(page.path), file), options)
    ? undefined
    : {
        found: `the image ${found}`,
        expected: `${imageExtensions.join(', ')} in one of the folders ${publicFolders(options).join(', ')}`,
        remedy: 'Copy the image to the folder of the page, with a name without "!?#%\\".',
      };
}

function isPublicPicture(file: string, options: FileOptions): boolean {
  const real = fs.realpathSync(file);
  return (
    imageExtensions.includes(path.extname(real).slice(1).toLowerCase()) &&
    publicFolders(options)
      .map((folder) => path.join(fs.realpathSync(options.siteDir), folder) + path.sep)
      .some((folder) => real.startsWith(folder))
  );
}
