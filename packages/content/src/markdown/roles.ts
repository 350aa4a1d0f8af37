import type {StepOptions} from '../site';
import {attribute, failAt, textAttribute, visitByLanguage, type Node, type Page} from './tree';

/**
 * Remark step: fills `<HomeRoles from="where-next" />` with the paths of a
 * section of the same page, so that they are written once: there, each list
 * under a line that names the role before its first comma or colon.
 *
 * Fails the build when there is no such section, or no list in it.
 */
export function roles({locale}: Pick<StepOptions, 'locale'>) {
  return (tree: Node, page: Page): void =>
    visitByLanguage(tree, locale, (node) => {
      if (node.name === 'HomeRoles') {
        node.children = pathsIn(tree.children ?? [], textAttribute(node, 'from'));
        if (node.children.length === 0) {
          failAt(
            page,
            node,
            '<HomeRoles> takes its lists from a section of this page, named by its id: <HomeRoles from="where-next" />. There is no such section, or no list under a line of text in it.',
          );
        }
      }
    });
}

/** Each list of a section, with the line above it. */
function pathsIn(nodes: Node[], id: string | undefined): Node[] {
  let isInside = false;
  return nodes.flatMap((node, index): Node[] => {
    if (node.type === 'heading') {
      isInside = textOf(node).includes(`{#${id}}`);
    }
    const line = nodes[index - 1];
    return isInside && node.type === 'list' && line?.type === 'paragraph'
      ? [
          {
            type: 'mdxJsxFlowElement',
            name: 'HomeRole',
            attributes: [attribute('title', textOf(line).split(/[,:]/)[0]!.trim())],
            // Later steps change the links of each copy.
            children: [structuredClone(node)],
          },
        ]
      : [];
  });
}

function textOf({value, children = []}: Node): string {
  return typeof value === 'string' ? value : children.map(textOf).join('');
}
