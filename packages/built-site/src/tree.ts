import type {Element, Nodes} from 'hast';

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}
