import type {MouseEvent} from 'react';
import {sectionInView} from './sectionInView';

/**
 * Click handler of language links: points the link at the section being read, unless the target of the current
 * hash is near. Headings have the same ids in all languages.
 */
export function linkToCurrentSection({currentTarget}: MouseEvent<HTMLAnchorElement>): void {
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
