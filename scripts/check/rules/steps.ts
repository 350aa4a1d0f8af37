import {MOST_STEPS} from '../../../src/markdown/steps';
import {componentsOf} from '../components';
import {placeOf} from '../place';
import type {Rule} from '../rule';

/** What the build refuses of `<Steps>`, said before it: one numbered list, of nine steps at most. */
export const steps: Rule = {
  name: 'steps',
  page(page, report) {
    for (const component of componentsOf(page).filter(({name}) => name === 'Steps')) {
      const [list, ...others] = component.children;
      if (list?.type !== 'list' || !list.ordered || others.length > 0) {
        report({
          ...placeOf(page, component),
          found: '<Steps> with something else than one numbered list',
          expected: 'one numbered list, with an empty line before and after it',
          remedy: 'Start the lines with 1., 2., …; put notes, figures and results after </Steps>.',
        });
      } else if (list.children.length > MOST_STEPS) {
        report({
          ...placeOf(page, component),
          found: `${list.children.length} steps`,
          expected: `${MOST_STEPS} steps at most: a reader loses count of more`,
          remedy: 'Make two tasks of it, each with its heading.',
        });
      }
    }
  },
};
