import {escapeHtml} from '@guide/built-site/escapeHtml';
import {pageNumber} from '../chapter/links';
import type {IndexEntry} from './terms';

/** Renders the index by letter. `print/printBook.ts` hides repeated page numbers. */
export function indexPages(entries: readonly IndexEntry[], title: string): string {
  const letters = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const letter = initial(entry.term);
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  const groups = [...letters].map(
    ([letter, own]) =>
      `<p class="letter">${letter}</p><ul>${own.map((entry) => entryLine(entry)).join('')}</ul>`,
  );
  return `<section class="book-index"><h1 id="index">${title}</h1><div class="columns">${groups.join('')}</div></section>`;
}

function entryLine({term, places}: IndexEntry): string {
  const numbers = places.map((id) => `<a class="place" href="#${id}">${pageNumber(id)}</a>`);
  return `<li>${escapeHtml(term)} <span class="places">${numbers.join('')}</span></li>`;
}

function initial(term: string): string {
  return term.normalize('NFD').charAt(0).toUpperCase();
}
