import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './guide';

/** The images of a page, `![alternative text](address)`, in its order. */
export function imagesOf({tree}: Page): Image[] {
  const images: Image[] = [];
  visit(tree, 'image', (image) => {
    images.push(image);
  });
  return images;
}
