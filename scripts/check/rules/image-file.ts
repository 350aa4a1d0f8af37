import path from 'node:path';
import type {Guide, Page} from '../guide';
import {leadsOut} from '../links';
import {nodesOf} from '../nodes';
import {placeOf} from '../place';
import type {Rule} from '../rule';

/** Images come with the site: another server would see who reads what, and may remove them. */
export const imageFile: Rule = {
  name: 'image-file',
  guide(guide, report) {
    for (const page of guide.pages) {
      for (const image of nodesOf(page.tree, 'image')) {
        const isRemote = leadsOut(image.url);
        if (isRemote || !hasImage(guide, page, image.url)) {
          report({
            ...placeOf(page, image),
            found: `the image ${image.url}${isRemote ? ', on another server' : ', which does not exist'}`,
            expected: 'a file of this project',
            remedy:
              'Put the file beside the page, and write its path: ./picture.png. Draw a figure where you can.',
          });
        }
      }
    }
  },
};

/** An address from the root is that of a file in `static`; others start at the page. */
function hasImage(guide: Guide, page: Page, url: string): boolean {
  const file = decodeURI(url.replace(/[?#].*$/, ''));
  return guide.hasFile(
    file.startsWith('/')
      ? path.posix.join('static', file)
      : path.posix.join(path.posix.dirname(page.file), file),
  );
}
