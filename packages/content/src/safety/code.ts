import {attributesOf, type Attribute, type Node} from '../mdx';
import type {Fault} from './fault';
import {importFaults} from './imports';
import type {SafetyOptions} from './localFiles';

/** ESTree node, with the fields that occur in literals. */
interface Expression {
  type: string;
  body?: Expression[];
  expression?: Expression;
  expressions?: Expression[];
  elements?: (Expression | null)[];
  properties?: Expression[];
  argument?: Expression;
  computed?: boolean;
  value?: unknown;
}

/** Finds JavaScript in a node, which would run in browsers and during the build. */
export function codeFaults(node: Node, page: string, options: SafetyOptions): Fault[] {
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return isLiteralProgram(node) ? [] : [codeFault(`{${String(node.value)}}`)];
    case 'mdxjsEsm':
      return importFaults(node, page, options);
    default:
      return attributesOf(node)
        .filter((attribute) => isCode(attribute, node))
        .map((attribute) => codeFault(print(attribute)));
  }
}

function codeFault(found: string): Fault {
  return {
    found,
    expected: 'no JavaScript in pages',
    remedy:
      'Write values as text or literals, and \\{ and \\} for braces. If a page needs code, write a component.',
  };
}

function isCode({type, name = '', value}: Attribute, element: Node): boolean {
  const isHtml = /^[a-z]/.test(element.name ?? '');
  return (
    type !== 'mdxJsxAttribute' ||
    (typeof value === 'object' && value !== null && !isLiteralProgram(value as Node)) ||
    name === 'dangerouslySetInnerHTML' ||
    (isHtml && /^on/i.test(name))
  );
}

function print({type, name, value}: Attribute): string {
  const text = typeof value === 'object' && value ? (value as Node).value : value;
  return type === 'mdxJsxAttribute' ? `${name}={${String(text)}}` : `{${String(text)}}`;
}

/** Comments have no statements. */
function isLiteralProgram({data}: Pick<Node, 'data'>): boolean {
  const statements = (data?.estree as Expression | undefined)?.body;
  return statements?.every(({expression}) => isLiteral(expression)) ?? false;
}

function isLiteral(node: Expression | null | undefined): boolean {
  switch (node?.type) {
    case 'Literal':
      return true;
    case 'UnaryExpression':
      return isLiteral(node.argument);
    case 'TemplateLiteral':
      return node.expressions?.length === 0;
    case 'ArrayExpression':
      return node.elements!.every(isLiteral);
    case 'ObjectExpression':
      return node.properties!.every(
        ({type, computed, value}) =>
          type === 'Property' && !computed && isLiteral(value as Expression),
      );
    default:
      return false;
  }
}
