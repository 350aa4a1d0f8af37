import type {ContentSite} from '@guide/content';
import type {Node} from '@guide/content/mdx';
import type {Fault} from '@guide/content/safety';
import {addressFaults, isImageUrl, linkFaults, formatValue} from './addresses';
import {allowedElements, type Elements} from './allowedElements';
import {elementFaults} from './elements';
import {headingFaults} from './headings';

export type {Elements} from './allowedElements';
export {checkLoadedContent} from './loadedContent';
export {publicFileFaults} from './publicFolders';
export {publishedFiles} from './publishedFiles';

export type SafetyOptions = Pick<ContentSite, 'contentFolders'> & {components?: Elements};

/** Finds elements, attributes, code and addresses that pages can't contain. */
export function* findUnsafeContent(
  node: Node,
  options: SafetyOptions,
): Generator<Fault & Pick<Node, 'position'>> {
  const {contentFolders, components} = options;
  const languages = Object.keys(contentFolders[0] ?? {});
  const faults = [
    ...elementFaults(node, {...allowedElements, ...components}, languages),
    ...headingFaults(node),
    ...addressFaults(node),
  ];
  for (const {found, ...fault} of faults) {
    yield {found: found.replaceAll(/\s+/g, ' '), ...fault, position: node.position};
  }
  for (const child of node.children ?? []) {
    yield* findUnsafeContent(child, options);
  }
}

/** Finds values of the front matter that pages can't contain. */
export function* findUnsafeValues(
  frontMatter: Readonly<Record<string, unknown>>,
): Generator<Fault & {key: string}> {
  const {image = '/', custom_edit_url: editUrl} = frontMatter;
  if (!isImageUrl(image)) {
    yield {
      key: 'image',
      found: `the image ${formatValue(image)}`,
      expected: 'the path of an image in static: /img/card.png',
      remedy: 'Move the image into static.',
    };
  }
  for (const fault of linkFaults(editUrl ?? '/')) {
    yield {key: 'custom_edit_url', ...fault};
  }
}
