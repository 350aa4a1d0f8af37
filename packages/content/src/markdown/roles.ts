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
        const paths = pathsOf(sectionOf(tree, textAttribute(node, 'from')));
        if (paths.length === 0) {
          failAt(
            page,
            node,
            '<HomeRoles> takes its lists from a section of this page, named by its id: <HomeRoles from="where-next" />. There is no such section, or no list under a line of text in it.',
          );
        }
        node.children = paths;
      }
    });
}

function sectionOf({children = []}: Node, id: string | undefined): Node[] {
  const isHeading = ({type}: Node) => type === 'heading';
  const start = children.findIndex((node) => isHeading(node) && textOf(node).includes(`{#${id}}`));
  const rest = children.slice(start + 1);
  const end = rest.findIndex(isHeading);
  return start === -1 ? [] : rest.slice(0, end === -1 ? undefined : end);
}

function pathsOf(section: Node[]): Node[] {
  return section.flatMap((node, index) => {
    const line = section[index - 1];
    return node.type === 'list' && line?.type === 'paragraph' ? [toPath(textOf(line), node)] : [];
  });
}

function toPath(line: string, list: Node): Node {
  return {
    type: 'mdxJsxFlowElement',
    name: 'HomeRole',
    attributes: [attribute('title', line.split(/[,:]/)[0]!.trim())],
    // Later steps change the links of each copy.
    children: [structuredClone(list)],
  };
}

function textOf({value, children = []}: Node): string {
  return typeof value === 'string' ? value : children.map(textOf).join('');
}
