import type {ContentSite} from '@guide/content';
import type {Node} from '@guide/content/mdx';
import type {Fault} from '@guide/content/safety';
import {addressFaults, isImageUrl, linkFaults, print} from './addresses';
import {allowedElements, type Elements} from './allowedElements';
import {elementFaults} from './elements';
import {headingFaults} from './headings';

export type {Elements} from './allowedElements';
export {checkLoadedContent} from './loadedContent';
export {publicFileFaults} from './publicFolders';
export {publishedFiles} from './publishedFiles';

export type SafetyOptions = Pick<ContentSite, 'contentFolders'> & {components?: Elements};

type UnsafeContent = Fault & Pick<Node, 'position'>;

/** Lists elements, attributes, code and addresses that pages can't contain. */
export function findUnsafeContent(tree: Node, options: SafetyOptions): UnsafeContent[] {
  const elements = {...allowedElements, ...options.components};
  const languages = Object.keys(options.contentFolders[0] ?? {});
  const visit = (node: Node): UnsafeContent[] => [
    ...[
      ...elementFaults(node, elements, languages),
      ...headingFaults(node),
      ...addressFaults(node),
    ].map((fault) => ({
      ...fault,
      found: fault.found.replaceAll(/\s+/g, ' '),
      position: node.position,
    })),
    ...(node.children ?? []).flatMap(visit),
  ];
  return visit(tree);
}

/** Lists values of the front matter that pages can't contain. */
export function findUnsafeValues(
  frontMatter: Readonly<Record<string, unknown>>,
): (Fault & {key: string})[] {
  const {image = '/', custom_edit_url: editUrl} = frontMatter;
  return [
    ...(isImageUrl(image)
      ? []
      : [
          {
            key: 'image',
            found: `the image ${print(image)}`,
            expected: 'the path of an image in static: /img/card.png',
            remedy: 'Move the image into static.',
          },
        ]),
    ...(editUrl === undefined || editUrl === null ? [] : linkFaults(editUrl)).map((fault) => ({
      ...fault,
      key: 'custom_edit_url',
    })),
  ];
}
