import {failAt, visitByLanguage, type Node, type SourcePage} from '@guide/content/mdx';
import type {StepOptions} from './options';

const MAX_STEPS = 9;

/** Remark step: throws unless `<Steps>` contains one numbered list. */
export function checkSteps({locale}: Pick<StepOptions, 'locale'>) {
  return (tree: Node, page: SourcePage): void =>
    visitByLanguage(tree, locale, (node) => {
      const fault = node.name === 'Steps' && faultOf(node);
      if (fault) {
        failAt(page, node, `<Steps> ${fault}`);
      }
    });
}

function faultOf({children = []}: Node): string | false {
  const [list, ...others] = children;
  if (list?.type !== 'list' || !list.ordered || others.length > 0) {
    const found = children.map(({type}) => type).join(', ') || 'nothing';
    return `must contain one numbered list, with an empty line before and after it; found ${found}.`;
  }
  const {length} = list.children ?? [];
  return (
    length > MAX_STEPS &&
    `has ${length} steps; the maximum is ${MAX_STEPS}. Split it into two tasks.`
  );
}
