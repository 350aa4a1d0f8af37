import {markup, textOf, type Node} from '@guide/content/mdx';
import type {StepOptions} from './options';

const identifier = /(\b[A-Z]{1,4}-\d+\b)/;

/**
 * Remark step: marks identifiers and message codes, which CSS keeps on one line. Find in page
 * wouldn't match non-breaking hyphens.
 */
export function identifiers({messageCode}: Pick<StepOptions, 'messageCode'>) {
  const wholeCode = new RegExp(`^(?:${messageCode})$`);
  const mark = (node: Node): void => {
    if (node.type === 'inlineCode' && wholeCode.test(String(node.value))) {
      node.data = {hProperties: {className: 'id'}};
    }
    // The table of contents shows headings without markup.
    if (node.type !== 'heading' && node.children) {
      node.children.forEach(mark);
      node.children = node.children.flatMap(splitText);
    }
  };
  return mark;
}

/** Identifiers are at the odd indexes of a split. */
function splitText(node: Node): Node[] {
  const values = node.type === 'text' ? String(node.value).split(identifier) : [];
  return values.length < 2
    ? [node]
    : values.map((value, index) =>
        index % 2 === 0 ? textOf(value) : markup('span', [textOf(value)], {className: 'id'}),
      );
}
