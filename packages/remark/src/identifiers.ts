import type {Node} from '@guide/content/mdx';

/** The identifier of a record: ACT-205. */
const identifiersIn = /(\b[A-Z]{1,4}-\d+\b)/;

/** The code of a message: M-GEN-01. */
const messageCode = /^(?:M-[A-Z]{3}|LIFT)-\d+$/;

/** A heading is shown in the contents too, without markup. */
const leftAlone = 'heading';

/**
 * Remark step: keeps an identifier, and a code, on one line, by the class `id`. Chromium breaks it behind the
 * hyphen; with another hyphen a reader who searches the page would not find it.
 */
export function identifiers() {
  return (tree: Node): void => keepWhole(tree);
}

function keepWhole(node: Node): void {
  if (node.type === 'inlineCode' && messageCode.test(String(node.value))) {
    node.data = {hProperties: {className: 'id'}};
  }
  if (node.type !== leftAlone && node.children) {
    node.children.forEach(keepWhole);
    node.children = node.children.flatMap(split);
  }
}

/** At odd places stands what the pattern found. */
function split(node: Node): Node[] {
  const values = node.type === 'text' ? String(node.value).split(identifiersIn) : [];
  return values.length < 2
    ? [node]
    : values.flatMap((value, index): Node[] => {
        const text = {type: 'text', value};
        const data = {hName: 'span', hProperties: {className: 'id'}};
        if (value === '') {
          return [];
        }
        return index % 2 === 0 ? [text] : [{type: 'emphasis', data, children: [text]}];
      });
}
