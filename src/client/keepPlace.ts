import type {MouseEvent} from 'react';
import {sectionInView} from './sectionInView';

/**
 * Click handler of a link to the same page in another language: adds the section that is being read to its
 * address, unless the target of the current hash is still near. Headings have the same ids in all languages.
 */
export function keepPlace({currentTarget}: MouseEvent<HTMLAnchorElement>): void {
  const {hash} = window.location;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target && isNearViewport(target)) {
    return;
  }
  const headings = [...document.querySelectorAll('.markdown :is(h2, h3)[id]')];
  currentTarget.hash = headings[sectionInView(headings)]?.id ?? '';
}

/** Whether an element is at most one screen away. */
function isNearViewport(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > -window.innerHeight && top < 2 * window.innerHeight;
}
