import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import {remarkLint} from '../remarkLint';

/** A link or an image has an address. */
export const linkEmpty = remarkLint('link-empty', remarkLintNoEmptyUrl, {
  expected: 'an address between the round brackets',
  remedy: 'Write the path of the page, such as [words](./page.mdx), or remove the brackets.',
});
