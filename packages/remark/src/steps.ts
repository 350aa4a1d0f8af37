import type {StepOptions} from '@guide/content';
import {failAt, visitByLanguage, type Node, type Page} from '@guide/content/mdx';

/** A reader loses count of more; a longer task is two tasks. */
const MAX_STEPS = 9;

/** Remark step: fails the build on a `<Steps>` that is not one numbered list of at most nine steps. */
export function steps({locale}: Pick<StepOptions, 'locale'>) {
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, locale, (node) => {
      if (node.name === 'Steps') {
        check(node, page);
      }
    });
}

function check(node: Node, page: Page): void {
  const [list, ...others] = node.children ?? [];
  if (list?.type !== 'list' || !list.ordered || others.length > 0) {
    const found = (node.children ?? []).map(({type}) => type).join(', ') || 'nothing';
    failAt(
      page,
      node,
      `<Steps> holds one numbered list, with an empty line before and after it; here it holds ${found}.`,
    );
  }
  const count = list.children?.length ?? 0;
  if (count > MAX_STEPS) {
    failAt(
      page,
      node,
      `<Steps> holds ${count} steps; ${MAX_STEPS} is the most. Make two tasks of it.`,
    );
  }
}
