import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {isElement} from './tree';

/** Moves the labels of tabs to their panels, except to those that begin with their label. */
export function moveTabLabels(container: Element): void {
  const tabs = childrenOf(container)
    .filter(isTabList)
    .flatMap(childrenOf)
    .filter(({properties}) => properties.role === 'tab');
  container.children = container.children.filter((child) => !isElement(child) || !isTabList(child));
  const isSelected = ({properties}: Element) => properties['aria-selected'] === 'true';
  const others = tabs.filter((tab) => !isSelected(tab));
  for (const panel of panelsIn(container)) {
    // The selected tab may be the only one with a panel.
    const tab = panel.properties.hidden ? others.shift() : tabs.find(isSelected);
    const [start] = childrenOf(panel);
    if (tab && toString(tab) !== (start && toString(start))) {
      const label: Element = {...tab, tagName: 'b', properties: {}};
      panel.children.unshift({type: 'element', tagName: 'p', properties: {}, children: [label]});
    }
  }
}

const isTabList = ({properties}: Element) => properties.role === 'tablist';

const childrenOf = ({children}: Element): Element[] => children.filter(isElement);

/** Skips panels inside panels. */
function panelsIn(parent: Element): Element[] {
  return childrenOf(parent).flatMap((child) =>
    child.properties.role === 'tabpanel' ? [child] : panelsIn(child),
  );
}
