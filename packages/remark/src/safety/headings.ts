import type {Node} from '@guide/content/mdx';
import type {Fault} from '@guide/content/safety';

/** Nodes that Docusaurus escapes in the table of contents, which is HTML. */
const escaped = ['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement'];

const textComponents = ['Fact', 'Label', 'MenuPath'];

/** Finds content of headings that would be HTML in the table of contents. */
export function* headingFaults(node: Node): Generator<Fault> {
  const other = node.type === 'heading' && findOther(node);
  if (other) {
    yield {
      found: `a heading with ${other.name ?? other.type}`,
      expected: `text, code, emphasis, links, ${textComponents.join(', ')}`,
      remedy: 'Write it as text.',
    };
  }
}

function findOther({children = []}: Node): Node | undefined {
  const others = children.map((child) => (isEscaped(child) ? findOther(child) : child));
  return others.find(Boolean);
}

function isEscaped({type, name}: Node): boolean {
  return escaped.includes(type) && (!/^[A-Z]/.test(name ?? '') || textComponents.includes(name!));
}
