import {failAt, type Node, type SourcePage} from '@guide/content/mdx';
import {findUnsafeContent, messageOf, type SafetyOptions} from '@guide/content/safety';

/** Remark step: rejects code, unsafe links, and files outside the public folders. */
export function unsafeContent(options: SafetyOptions) {
  return (tree: Node, page: SourcePage): void => {
    const [fault] = findUnsafeContent(tree, page.path, options);
    if (fault) {
      failAt(page, fault, messageOf(fault));
    }
  };
}
