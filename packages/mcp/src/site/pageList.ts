import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';

/** A page that the menu has. */
export interface ListedPage {
  area: string;
  title: string;
  /** Public address of its Markdown. */
  markdown: string;
  description: string;
}

/**
 * Reads the pages of an `llms.txt`, in the order of the menu; what else it leads to, such as the
 * lists of other languages, is left out.
 *
 * @see https://llmstxt.org/
 */
export function readPageList(text: string): ListedPage[] {
  let area = '';
  const pages: ListedPage[] = [];
  for (const node of fromMarkdown(text).children) {
    if (node.type === 'heading' && node.depth === 2) {
      area = toString(node);
    }
    for (const item of node.type === 'list' ? node.children : []) {
      const [paragraph] = item.children;
      const [link, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
      if (link?.type === 'link' && link.url.endsWith('.md')) {
        pages.push({
          area,
          title: toString(link),
          markdown: link.url,
          description: toString(rest).replace(/^\s*:\s*/, ''),
        });
      }
    }
  }
  return pages;
}
