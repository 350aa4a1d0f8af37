import {createRequire} from 'node:module';
import type {CompatData, Identifier} from '@mdn/browser-compat-data/types';
import {parse, type AnyNode} from 'acorn';
import browserslist from 'browserslist';
import postcss from 'postcss';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

// Newest first, so the oldest version wins.
const versions = new Map(
  browserslist().map((entry) => entry.split(/[ -]/) as [name: string, version: string]),
);

export const oldestBrowsers = (
  [
    ['chrome', 'chrome'],
    ['chrome_android', 'and_chr'],
    ['firefox', 'firefox'],
    ['firefox_android', 'and_ff'],
    ['safari', 'safari'],
    ['safari_ios', 'ios_saf'],
  ] as const
).map(([id, browserslistId]) => ({
  id,
  name: data.browsers[id].name,
  version: versions.get(browserslistId)!,
}));

const isUpTo = (version: string, limit: string) =>
  version.replace('≤', '').localeCompare(limit, 'en', {numeric: true}) <= 0;

/** Support under another name doesn't count. */
function isUnsupported(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  const isSupportedBy = ({id, version}: (typeof oldestBrowsers)[number]) =>
    [support?.[id] ?? []]
      .flat()
      .some(
        ({version_added: added, version_removed: removed, ...limitations}) =>
          added &&
          isUpTo(added, version) &&
          !(removed && isUpTo(removed, version)) &&
          !(limitations.prefix || limitations.alternative_name || limitations.flags),
      );
  return support !== undefined && !oldestBrowsers.every(isSupportedBy);
}

/** Returns names that are unsupported in every place where the data lists them. */
function unsupportedNames(...parts: Identifier[]): Set<string> {
  const names = new Map<string, boolean>();
  const visit = (part: Identifier) => {
    for (const key of Object.keys(part).filter((member) => member !== '__compat')) {
      const name = key.replace(/_static$/, '');
      if (part[key]!.__compat && names.get(name) !== false) {
        names.set(name, isUnsupported(part[key]));
      }
      visit(part[key]!);
    }
  };
  parts.forEach(visit);
  return new Set([...names.keys()].filter((name) => names.get(name)));
}

/** Static blocks were the last part of ES2022 to be supported. */
const ecmaVersion = isUnsupported(data.javascript.classes!.static!.initialization_blocks)
  ? 2021
  : 2022;

const {properties, selectors, types, 'at-rules': rules} = data.css as Record<string, Identifier>;
const unsupportedFunctions = unsupportedNames(types!);
const unsupportedApis = unsupportedNames(data.api, data.javascript.builtins!);

const identifiersIn = (text: string) => text.match(/[a-z][\w-]*\(?/g) ?? [];

const unsupportedInSelector = (selector: string) =>
  (selector.match(/::?[a-z][\w-]*/g) ?? []).filter((name) =>
    isUnsupported(selectors![name.replace(/^:+/, '')]),
  );

/** Returns unsupported CSS features, except inside `@supports`. */
export function unsupportedInStyles(css: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkAtRules('supports', (rule) => void rule.remove());
  root.walkRules(({selector}) => void found.push(...unsupportedInSelector(selector)));
  root.walkDecls((node) => void found.push(...unsupportedInDeclaration(node)));
  root.walkAtRules(({name, params}) => {
    const rule = rules![name];
    const identifiers = [...identifiersIn(params), /[<>]/.test(params) ? 'range_syntax' : ''];
    found.push(...identifiers.filter((word) => isUnsupported(rule?.[word])));
    found.push(...(isUnsupported(rule) ? [`@${name}`] : []));
  });
  return found;
}

function unsupportedInDeclaration({prop, value, parent}: postcss.Declaration): string[] {
  const property = properties![prop];
  const identifiers = identifiersIn(value);
  const functions = identifiers.filter(
    (word) => unsupportedFunctions.has(word.slice(0, -1)) && word.endsWith('('),
  );
  const isPrefixed = parent?.some(
    (node) => node.type === 'decl' && node.prop === `-webkit-${prop}`,
  );
  const isPropertyNew =
    isUnsupported(property) || identifiers.some((word) => isUnsupported(property?.[word]));
  return [...functions.map((name) => `${name})`), ...(isPropertyNew && !isPrefixed ? [prop] : [])];
}

const nameOf = (node: AnyNode) =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

type Visitor = (node: AnyNode, parent: AnyNode | undefined) => void;

function visitNodes(node: AnyNode, visit: Visitor, parent?: AnyNode): void {
  visit(node, parent);
  for (const child of Object.values(node).flat() as unknown[]) {
    if (child && typeof child === 'object' && 'type' in child) {
      visitNodes(child as AnyNode, visit, node);
    }
  }
}

/**
 * Returns unsupported browser APIs and selectors in scripts. Ignores names that scripts define
 * themselves.
 *
 * @throws if an old browser can't parse a script
 */
export function unsupportedInScripts(sources: string[]): string[] {
  const readNames = new Set<string>();
  const definedNames = new Set<string>();
  const queriedSelectors: string[] = [];
  const visit: Visitor = (node, parent) => {
    if (node.type === 'Identifier') {
      readNames.add(node.name);
    } else if (node.type === 'MemberExpression' && !node.computed) {
      readNames.add(nameOf(node.property));
    } else if (node.type === 'BinaryExpression' && node.operator === 'in') {
      readNames.add(nameOf(node.left));
    } else if (node.type === 'ObjectPattern') {
      node.properties.forEach(
        (part) => part.type === 'Property' && readNames.add(nameOf(part.key)),
      );
    } else if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
      definedNames.add(nameOf(node.left.property));
    } else if ('key' in node && parent?.type !== 'ObjectPattern') {
      definedNames.add(nameOf(node.key));
    } else if (node.type === 'Literal' && /^[{[]"/.test(String(node.value))) {
      // Keys of embedded JSON.
      Array.from(String(node.value).matchAll(/"(\w+)":/g), ([, key]) => definedNames.add(key!));
    } else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      if (/^(querySelector(All)?|matches|closest)$/.test(nameOf(node.callee.property))) {
        queriedSelectors.push(...node.arguments.map(nameOf).flatMap(unsupportedInSelector));
      }
    }
  };
  for (const source of sources) {
    visitNodes(parse(source, {ecmaVersion}), visit);
  }
  const names = [...readNames].filter(
    (name) => unsupportedApis.has(name) && !definedNames.has(name),
  );
  // Shorter names are minified.
  return [...names.filter((name) => name.length > 2), ...queriedSelectors];
}
