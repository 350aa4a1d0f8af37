import {escapeHtml} from '@guide/built-site/escapeHtml';
import {pageNumber} from '../chapter/links';
import type {IndexEntry} from './terms';

/** Renders the index by letter. `print/printBook.ts` hides repeated page numbers. */
export function indexPages(entries: readonly IndexEntry[], title: string): string {
  const letters = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const letter = initialOf(entry.term);
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  const groups = [...letters].map(
    ([letter, letterEntries]) =>
      `<p class="letter">${letter}</p><ul>${letterEntries.map(renderEntry).join('')}</ul>`,
  );
  return `<section class="book-index"><h1 id="index">${title}</h1><div class="columns">${groups.join('')}</div></section>`;
}

function renderEntry({term, locators}: IndexEntry): string {
  const numbers = locators.map((id) => `<a class="locator" href="#${id}">${pageNumber(id)}</a>`);
  return `<li>${escapeHtml(term)} <span class="locators">${numbers.join('')}</span></li>`;
}

function initialOf(term: string): string {
  return term.normalize('NFD').charAt(0).toUpperCase();
}
