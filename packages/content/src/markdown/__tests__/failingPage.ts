import type {Page} from '../tree';

/** A page whose `fail` throws the message behind the line and column of the node, as vfile does. */
export const failingPage: Page = {
  path: '/docs/page.mdx',
  fail(message, place) {
    const {line, column} = (place as {start: {line: number; column: number}}).start;
    throw new Error(`${line}:${column} ${message}`);
  },
};
