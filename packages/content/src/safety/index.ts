import type {Node} from '../mdx';
import {codeFaults} from './code';
import type {Fault} from './fault';
import {linkFaults, urlFaults} from './links';
import {imageFaults, linkedFileFaults, pictureFaults} from './localFiles';
import type {FileOptions, SafetyOptions} from './localFiles';

export {findUnreadableCharacter} from './characters';
export {messageOf} from './fault';
export {symbolicLinkFaults} from './localFiles';
export type {SafetyOptions} from './localFiles';

type UnsafeContent = Fault & Pick<Node, 'position'>;

/**
 * Lists what a page must not contain: code, imports of other modules, links that run code, and
 * files outside the public folders.
 */
export function findUnsafeContent(
  tree: Node,
  page: string,
  options: SafetyOptions,
): UnsafeContent[] {
  const found: UnsafeContent[] = [];
  const visit = (node: Node): void => {
    const {type, url = '', position, children = []} = node;
    const faults = [
      ...codeFaults(node, page, options),
      ...linkFaults(node),
      ...(type === 'image' ? pictureFaults(url, page, options) : []),
      ...(type === 'link' ? linkedFileFaults(url, page, options) : []),
    ];
    found.push(
      ...faults.map((fault) => ({...fault, found: fault.found.replaceAll(/\s+/g, ' '), position})),
    );
    children.forEach(visit);
  };
  visit(tree);
  return found;
}

/** Lists what the front matter of a page must not contain. */
export function findUnsafeValues(
  frontMatter: Readonly<Record<string, unknown>>,
  page: string,
  options: FileOptions,
): (Fault & {key: string})[] {
  const {image, custom_edit_url: editUrl} = frontMatter;
  return [
    ...imageFaults(image, page, options).map((fault) => ({...fault, key: 'image'})),
    ...urlFaults(editUrl).map((fault) => ({...fault, key: 'custom_edit_url'})),
  ];
}
