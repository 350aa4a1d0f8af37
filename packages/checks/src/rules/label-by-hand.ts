import {nodesOf, plainText} from '../nodes';
import {pageRule} from '../rule';
import {locationOf} from '../location';

export const labelByHand = pageRule('label-by-hand', (page, report, {labels = {}}) => {
  const known = Object.entries(labels[page.language] ?? {});
  for (const node of nodesOf(page.tree, 'strong')) {
    const keys = plainText(node)
      .split('›')
      .map((part) => known.filter(([, label]) => label === part.trim()).map(([key]) => key));
    if (keys.every(({length}) => length > 0)) {
      const isCertain = keys.every(({length}) => length === 1);
      const path = keys.map((ofPart) => ofPart.join(' or ')).join(' > ');
      const component = `<${keys.length > 1 ? 'MenuPath' : 'Label'} k="${path}" />`;
      const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
      report({
        ...locationOf(page, node),
        found: page.text.slice(start, end),
        expected: component,
        remedy: isCertain
          ? 'Write the component, or run `npm run check -- --fix`.'
          : 'Write the component with the right key.',
        ...(isCertain && {fix: {file: page.file, start, end, text: component}}),
      });
    }
  }
});
