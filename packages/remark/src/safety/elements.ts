import {attributesOf, textAttribute, type Attribute, type Node} from '@guide/content/mdx';
import type {Fault} from '@guide/content/safety';
import type {Elements} from './allowedElements';

/** ESTree; literals have a value. */
interface Program {
  body: {expression?: {value?: unknown}}[];
}

/**
 * Finds elements and components that aren't allowed, their attributes that aren't, and JavaScript,
 * which would run in browsers and during the build.
 */
export function elementFaults(
  node: Node,
  elements: Elements,
  languages: readonly string[],
): Fault[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [
        {
          found: String(node.value),
          expected: 'no imports and exports',
          remedy:
            'Remove it. Pages can use the components in the option "components" of the content without an import.',
        },
      ];
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return isCommentOrText(node) ? [] : [codeFault(`{${String(node.value)}}`)];
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return [...faultsOf(node, elements), ...languageFaults(node, languages)];
    default:
      return [];
  }
}

function isCommentOrText({data}: Node): boolean {
  const [statement] = (data?.estree as Program | undefined)?.body ?? [];
  return statement === undefined || typeof statement.expression?.value === 'string';
}

function faultsOf(node: Node, elements: Elements): Fault[] {
  const name = node.name ?? '';
  if (!Object.hasOwn(elements, name)) {
    return [
      {
        found: `<${name}>`,
        expected: `Markdown or one of ${Object.keys(elements).join(', ')}`,
        remedy: 'Write it in Markdown, or add the component to the option "components".',
      },
    ];
  }
  const allowed = elements[name]!;
  const names = attributesOf(node).map((attribute) => attribute.name);
  // Steps read the first of several values, and React renders the last.
  const repeated = names.find((one, index) => names.indexOf(one) !== index);
  if (repeated) {
    return [
      {
        found: `the attribute ${repeated} of <${name}> twice`,
        expected: 'each attribute once',
        remedy: 'Remove one.',
      },
    ];
  }
  return attributesOf(node).flatMap((attribute) =>
    isText(attribute)
      ? attributeFaults(attribute.name!, name, allowed)
      : [codeFault(print(attribute))],
  );
}

function languageFaults(node: Node, languages: readonly string[]): Fault[] {
  const language = textAttribute(node, 'lang');
  return language === undefined || languages.includes(language)
    ? []
    : [
        {
          found: `lang="${language}"`,
          expected: languages.join(' or '),
          remedy: 'Correct the language.',
        },
      ];
}

function attributeFaults(attribute: string, element: string, allowed: Elements[string]): Fault[] {
  return allowed === 'any' || allowed.includes(attribute)
    ? []
    : [
        {
          found: `the attribute ${attribute} of <${element}>`,
          expected: allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no attributes',
          remedy: 'Remove it.',
        },
      ];
}

function codeFault(found: string): Fault {
  return {
    found,
    expected: 'no JavaScript in pages',
    remedy:
      'Write values as text in quotes, and \\{ and \\} for braces. If a page needs code, write a component.',
  };
}

function isText({type, value}: Attribute): boolean {
  return type === 'mdxJsxAttribute' && (typeof value !== 'object' || value === null);
}

function print({type, name, value}: Attribute): string {
  const text = typeof value === 'object' && value ? (value as Node).value : value;
  return type === 'mdxJsxAttribute' ? `${name}={${String(text)}}` : `{${String(text)}}`;
}
