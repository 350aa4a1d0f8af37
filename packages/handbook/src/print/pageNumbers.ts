import {PDFArray, PDFDict, PDFName, type PDFDocument, type PDFRef} from 'pdf-lib';

/** Reads the page number, from 1, of each id that a link targets. */
export function readPageNumbers(pdf: PDFDocument): Map<string, number> {
  const numbers = new Map(pdf.getPages().map(({ref}, index) => [ref.toString(), index + 1]));
  const destinations = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const found = new Map<string, number>();
  for (const [name, value] of destinations?.entries() ?? []) {
    const target = pdf.context.lookup(value, PDFArray);
    found.set(name.decodeText(), numbers.get((target.get(0) as PDFRef).toString())!);
  }
  return found;
}

/** HTML per page, measured on the English guide. */
const CHARACTERS_PER_PAGE = 5000;

/**
 * Estimates the page number of each id. An estimate with the right number of digits rarely changes
 * line breaks, so most books are printed twice instead of three times.
 */
export function estimatePageNumbers(html: string): Map<string, number> {
  return new Map(
    [...html.matchAll(/ id="([^"]+)"/g)].map(({1: id, index}) => [
      id!,
      Math.ceil(index / CHARACTERS_PER_PAGE),
    ]),
  );
}
