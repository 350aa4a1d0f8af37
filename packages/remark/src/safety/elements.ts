import {attributesOf, type Attribute, type Node} from '@guide/content/mdx';
import type {Fault} from '@guide/content/safety';
import type {Elements} from './allowedElements';

interface Program {
  body: {expression?: {value?: unknown}}[];
}

/** Finds elements and attributes that aren't allowed, and JavaScript, which the build would run. */
export function* elementFaults(
  node: Node,
  elements: Elements,
  languages: readonly string[],
): Generator<Fault> {
  switch (node.type) {
    case 'mdxjsEsm':
      yield {
        found: String(node.value),
        expected: 'no imports and exports',
        remedy:
          'Remove it. Pages can use the components in the option "components" of the content without an import.',
      };
      break;
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      if (!isCommentOrText(node)) {
        yield codeFault(`{${String(node.value)}}`);
      }
      break;
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      yield* jsxFaults(node, elements, languages);
  }
}

function isCommentOrText({data}: Node): boolean {
  const [statement] = (data?.estree as Program | undefined)?.body ?? [];
  return statement === undefined || typeof statement.expression?.value === 'string';
}

function* jsxFaults(
  node: Node,
  elements: Elements,
  languages: readonly string[],
): Generator<Fault> {
  const element = node.name ?? '';
  if (!Object.hasOwn(elements, element)) {
    yield {
      found: `<${element}>`,
      expected: `Markdown or one of ${Object.keys(elements).join(', ')}`,
      remedy: 'Write it in Markdown, or add the component to the option "components".',
    };
    return;
  }
  const allowed = elements[element]!;
  const seen = new Set<string>();
  for (const attribute of attributesOf(node)) {
    const {name = ''} = attribute;
    if (!isText(attribute)) {
      yield codeFault(print(attribute));
    } else if (seen.has(name)) {
      // Steps read the first of several values, and React renders the last.
      yield {
        found: `the attribute ${name} of <${element}> twice`,
        expected: 'each attribute once',
        remedy: 'Remove one.',
      };
    } else if (allowed !== 'any' && !allowed.includes(name)) {
      yield {
        found: `the attribute ${name} of <${element}>`,
        expected: allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no attributes',
        remedy: 'Remove it.',
      };
    } else if (name === 'lang' && !languages.includes(String(attribute.value))) {
      yield {
        found: `lang="${String(attribute.value)}"`,
        expected: languages.join(' or '),
        remedy: 'Correct the language.',
      };
    }
    seen.add(name);
  }
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
