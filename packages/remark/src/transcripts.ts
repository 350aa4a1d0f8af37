import type {Node} from '@guide/content/mdx';
import {contentsOf, literalOf} from './contents';

const transcriptId = /-transcript$/;

/** Remark step, after those of Docusaurus: removes transcripts from the table of contents. */
export function transcripts() {
  return (tree: Node): void => {
    const contents = contentsOf(tree);
    if (contents) {
      contents.elements = contents.elements.filter(
        (entry) => !transcriptId.test(String(literalOf(entry, 'id')?.value)),
      );
    }
  };
}
