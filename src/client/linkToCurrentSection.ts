import type {MouseEvent} from 'react';
import {sectionInView} from './sectionInView';

/** Adds the current section to a language link. Heading ids are the same in all languages. */
export function linkToCurrentSection({currentTarget}: MouseEvent<HTMLAnchorElement>): void {
  const {hash} = window.location;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target && isNearViewport(target)) {
    return;
  }
  const headings = [...document.querySelectorAll('.markdown :is(h2, h3)[id]')];
  currentTarget.hash = headings[sectionInView(headings)]?.id ?? '';
}

function isNearViewport(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return bottom > -window.innerHeight && top < 2 * window.innerHeight;
}
