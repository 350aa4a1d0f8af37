import type {Root} from 'mdast';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';
import type {Page} from './guide';
import type {Rule} from './rule';

interface Settings<Options> {
  /** What a page should hold in place of what the rule refuses. */
  expected: string;
  remedy: string;
  /** Of the rule of remark-lint, as its own documentation has them. */
  options?: Options;
  /** The tree that it reads, when it is not that of the page. */
  treeOf?: (page: Page) => Root;
}

/** A rule of remark-lint as one of ours: it reads the tree that is there already. */
export function remarkLint<Options>(
  name: string,
  plugin: Plugin<[Options?], Root>,
  {expected, remedy, options, treeOf = ({tree}) => tree}: Settings<Options>,
): Rule {
  const lint = unified().use(plugin, options).freeze();
  return {
    name,
    page(page, report) {
      const read = new VFile({path: page.file, value: page.text});
      lint.runSync(treeOf(page), read);
      for (const {line = 1, column = 1} of read.messages) {
        const source = page.text
          .split('\n')
          [line - 1]?.slice(column - 1)
          .trim();
        report({file: page.file, line, column, found: `"${source}"`, expected, remedy});
      }
    },
  };
}
