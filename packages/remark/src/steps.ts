import type {StepOptions} from '@guide/content';
import {failAt, visitByLanguage, type Node, type Page} from '@guide/content/mdx';

const MAX_STEPS = 9;

/** Remark step: throws unless `<Steps>` contains one numbered list. */
export function steps({locale}: Pick<StepOptions, 'locale'>) {
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, locale, (node) => {
      if (node.name === 'Steps') {
        checkSteps(node, page);
      }
    });
}

function checkSteps(node: Node, page: Page): void {
  const [list, ...others] = node.children ?? [];
  if (list?.type !== 'list' || !list.ordered || others.length > 0) {
    const found = (node.children ?? []).map(({type}) => type).join(', ') || 'nothing';
    failAt(
      page,
      node,
      `<Steps> must contain one numbered list, with an empty line before and after it; found ${found}.`,
    );
  }
  const count = list.children?.length ?? 0;
  if (count > MAX_STEPS) {
    failAt(
      page,
      node,
      `<Steps> has ${count} steps; the maximum is ${MAX_STEPS}. Split it into two tasks.`,
    );
  }
}
