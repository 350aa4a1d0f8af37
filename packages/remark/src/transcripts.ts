import type {Node} from '@guide/content/mdx';
import {findToc, literalOf} from './toc';

const transcriptId = /-transcript$/;

/** Remark step that runs after those of Docusaurus: removes transcripts from the table of contents. */
export function transcripts() {
  return (tree: Node): void => {
    const toc = findToc(tree);
    if (toc) {
      toc.elements = toc.elements.filter(
        (entry) => !transcriptId.test(String(literalOf(entry, 'id')?.value)),
      );
    }
  };
}
