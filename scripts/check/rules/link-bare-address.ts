import {toString} from 'mdast-util-to-string';
import {linksOf} from '../links';
import type {Rule} from '../rule';

/** An address is read out sign by sign: a link has words. What nobody shall follow is code. */
export const linkBareAddress: Rule = {
  name: 'link-bare-address',
  page(page, report) {
    for (const {node, url, place} of linksOf(page)) {
      const words = toString(node).trim();
      if (words !== '' && bare(url) === bare(words)) {
        report({
          ...place,
          found: `the address ${words} in the text`,
          expected: 'words for the reader, or code where the address is an example',
          remedy: `Write [words](${url}), or \`${words}\`.`,
        });
      }
    }
  },
};

/** `https://www.example.com/` is written `www.example.com` too. */
function bare(address: string): string {
  return address.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/\/$/, '');
}
