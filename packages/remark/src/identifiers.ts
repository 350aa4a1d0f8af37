import type {Node} from '@guide/content/mdx';

const identifiersIn = /(\b[A-Z]{1,4}-\d+\b)/;

const messageCode = /^(?:M-[A-Z]{3}|LIFT)-\d+$/;

/** Skipped, because the table of contents shows headings without markup. */
const skippedType = 'heading';

/**
 * Remark step: keeps identifiers and message codes on one line. Chromium breaks them after the hyphen,
 * and find in page wouldn't match a non-breaking one.
 */
export function identifiers() {
  return (tree: Node): void => markIdentifiers(tree);
}

function markIdentifiers(node: Node): void {
  if (node.type === 'inlineCode' && messageCode.test(String(node.value))) {
    node.data = {hProperties: {className: 'id'}};
  }
  if (node.type !== skippedType && node.children) {
    node.children.forEach(markIdentifiers);
    node.children = node.children.flatMap(split);
  }
}

/** Matches are at odd indexes. */
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
