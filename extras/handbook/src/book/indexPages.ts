import {escapeHtml} from '@guide/built-site/escapeHtml';
import {pageNumber} from '../chapter/links';
import type {IndexEntry} from './terms';

/** Renders the index by letter. `print/printBook.ts` hides repeated page numbers. */
export function indexPages(entries: readonly IndexEntry[], title: string): string {
  const letters = new Map<string, string>();
  for (const {term, locators} of entries) {
    const letter = term.normalize('NFD').charAt(0).toUpperCase();
    const numbers = locators.map((id) => `<a class="locator" href="#${id}">${pageNumber(id)}</a>`);
    const item = `<li>${escapeHtml(term)} <span class="locators">${numbers.join('')}</span></li>`;
    letters.set(letter, (letters.get(letter) ?? '') + item);
  }
  const groups = Array.from(
    letters,
    ([letter, items]) => `<p class="letter">${letter}</p><ul>${items}</ul>`,
  );
  return `<section class="book-index"><h1 id="index">${title}</h1><div class="columns">${groups.join('')}</div></section>`;
}
