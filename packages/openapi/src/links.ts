import {code, inline, type Node} from '@guide/content/mdx';
import type {Relation} from './records';
import type {Description, Links} from './types';

/** Links text, if there's a URL. With `data-term`, Markdown exports keep only the text. */
export function link(children: Node[], url: string | undefined): Node[] {
  return url ? [{type: 'link', url, data: {hProperties: {'data-term': ''}}, children}] : children;
}

export function codeLink(text: string, url: string | undefined): Node[] {
  return link(inline(code(text)), url);
}

/** Links a relation to the resources that it returns. */
export function relationLinks({name, targets}: Relation, {resources}: Links): Node[] {
  const urlOf = (schema: string) => replaceAnchor(resources, anchorOf(schema));
  return targets.length === 1
    ? codeLink(name, urlOf(targets[0]!))
    : [
        ...inline(`${code(name)} (`),
        ...commaSeparated(targets.map((schema) => codeLink(schema, urlOf(schema)))),
        ...inline(')'),
      ];
}

export function commaSeparated(items: Node[][]): Node[] {
  return items.flatMap((nodes, index) => [...inline(index > 0 ? ', ' : ''), ...nodes]);
}

/** Replaces the anchor of a link. */
export function replaceAnchor(url: string | undefined, anchor: string): string | undefined {
  return url && `${url.split('#')[0]}#${anchor}`;
}

/** For example `roadmap-item` for `RoadmapItem`. */
export function anchorOf(name: string): string {
  return name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
}

export const errorAnchorOf = (slug: string) => `error-${slug}`;
export const codeAnchorOf = (name: string) => `code-${name.toLowerCase()}`;
export const fieldAnchorOf = (schema: string, field: string) =>
  `field-${anchorOf(schema)}-${field.replaceAll(/\W+/g, '-')}`;
export const recordAnchorOf = (schema: string) => `record-${anchorOf(schema)}`;

/** Links all codes of messages, such as `M-GEN-01`. */
export function linkMessages(node: Node, {document, links}: Description): Node {
  const names = document.components['x-codes']?.map(({code: name}) => name) ?? [];
  const visit = (one: Node): Node[] => {
    const {type, value, data, children} = one;
    if (type === 'inlineCode' && names.includes(String(value))) {
      return codeLink(String(value), replaceAnchor(links.codes, codeAnchorOf(String(value))));
    }
    const isLink = type === 'link' || data?.hName === 'a';
    return [children && !isLink ? {...one, children: children.flatMap(visit)} : one];
  };
  return visit(node)[0]!;
}
