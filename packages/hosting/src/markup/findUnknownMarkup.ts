import {
  defaultTreeAdapter,
  parse,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5';
import {elementRules, type AllowedMarkup} from './elementRules';
import {htmlAttributes, htmlElements, svgElements} from './names';
import {isSafeSvgAttribute, SVG} from './svg';

type Element = DefaultTreeAdapterTypes.Element;

/** Finds markup that pages must not contain, as browsers with and without JavaScript parse it. */
export function findUnknownMarkup(html: string, allowed: AllowedMarkup): string[] {
  const parsings = /<noscript/i.test(html) ? [true, false] : [true];
  const unknown = parsings
    .flatMap((scriptingEnabled) => listElements(html, scriptingEnabled))
    .flatMap((element) => findFault(element, allowed) ?? []);
  return [...new Set(unknown)];
}

export function listStyleAttributes(html: string): string[] {
  return listElements(html).flatMap(({attrs}) =>
    attrs.filter(({name}) => name === 'style').map(({value}) => value),
  );
}

function listElements(html: string, scriptingEnabled = true): Element[] {
  const elements: Element[] = [];
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(...details) {
      const element = defaultTreeAdapter.createElement(...details);
      elements.push(element);
      return element;
    },
  };
  parse(html, {scriptingEnabled, treeAdapter});
  return elements;
}

function startTag({tagName, attrs}: Element): string {
  const attributes = attrs.map(
    ({name, prefix, value}) => ` ${prefix ? `${prefix}:` : ''}${name}=${JSON.stringify(value)}`,
  );
  return `<${tagName}${attributes.join('')}>`;
}

function findFault(element: Element, allowed: AllowedMarkup): string | undefined {
  const attribute = element.attrs.find((one) => !isAllowedAttribute(one, element, allowed));
  if (!attribute && isAllowedElement(element, allowed)) {
    return undefined;
  }
  const code = element.tagName === 'script' ? textOf(element).trim() : '';
  const found = (startTag(element) + code).slice(0, 120);
  return attribute ? `${attribute.name} in ${found}` : found;
}

function isAllowedAttribute(
  {name, value}: Element['attrs'][number],
  element: Element,
  {styleAttributes}: AllowedMarkup,
): boolean {
  if (name === 'style') {
    return styleAttributes.includes(value);
  }
  return isSvg(element)
    ? isSafeSvgAttribute(name, value)
    : htmlAttributes.has(name) || /^(?:aria|data)-/.test(name);
}

function isAllowedElement(element: Element, allowed: AllowedMarkup): boolean {
  const {tagName, attrs} = element;
  if (isSvg(element)) {
    return svgElements.has(tagName);
  }
  const attributes = () => Object.fromEntries(attrs.map(({name, value}) => [name, value]));
  return (
    htmlElements.has(tagName) &&
    (elementRules[tagName]?.(attributes(), allowed, () => textOf(element)) ?? true)
  );
}

function isSvg({namespaceURI}: Element): boolean {
  return namespaceURI === SVG;
}

function textOf({childNodes}: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
