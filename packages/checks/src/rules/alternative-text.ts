import {nodesOf} from '../nodes';
import {pageRule} from '../rule';
import {locationOf} from '../location';

export const alternativeText = pageRule('alternative-text', (page, report) => {
  for (const image of nodesOf(page.tree, 'image').filter(({alt}) => !alt?.trim())) {
    report({
      ...locationOf(page, image),
      found: 'an image without alternative text',
      expected: 'text that describes the image',
      remedy: `Write it between the square brackets: ![…](${image.url}).`,
    });
  }
});
