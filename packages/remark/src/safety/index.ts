import type {Node} from '@guide/content/mdx';
import type {Fault} from '@guide/content/safety';
import {addressFaults, isImageUrl, linkFaults, print} from './addresses';
import {allowedElements, type Elements} from './allowedElements';
import {elementFaults} from './elements';
import {headingFaults} from './headings';
import {importedNames, importFaults, type FileOptions} from './imports';

export type {Elements} from './allowedElements';
export {checkLoadedContent} from './loadedContent';
export {publicFileFaults} from './publicFolders';
export {publishedFiles} from './publishedFiles';

export type SafetyOptions = FileOptions & {components?: Elements};

type UnsafeContent = Fault & Pick<Node, 'position'>;

/** Lists elements, attributes, imports and addresses that pages can't contain. */
export function findUnsafeContent(
  tree: Node,
  page: string,
  options: SafetyOptions,
): UnsafeContent[] {
  const partials = importedNames(tree).map((name) => [name, []]);
  const elements = {...allowedElements, ...options.components, ...Object.fromEntries(partials)};
  const languages = Object.keys(options.contentFolders[0] ?? {});
  const visit = (node: Node): UnsafeContent[] => [
    ...[
      ...(node.type === 'mdxjsEsm' ? importFaults(node, page, options) : []),
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
