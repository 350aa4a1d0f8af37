import {PDFArray, PDFDict, PDFName, type PDFDocument, type PDFRef} from 'pdf-lib';

/** Returns page numbers, from 1, by link target. */
export function readPageNumbers(pdf: PDFDocument): Map<string, number> {
  const numberByPage = new Map(pdf.getPages().map(({ref}, index) => [ref, index + 1]));
  const destinations = pdf.catalog.lookup(PDFName.of('Dests'), PDFDict).entries();
  return new Map(
    destinations.map(([name, value]) => {
      const page = pdf.context.lookup(value, PDFArray).get(0) as PDFRef;
      return [name.decodeText(), numberByPage.get(page)!];
    }),
  );
}

/** Measured on the English guide. */
const CHARACTERS_PER_PAGE = 5000;

/** Estimates page numbers. If they have the right number of digits, the book is printed once less. */
export function estimatePageNumbers(html: string): Map<string, number> {
  return new Map(
    [...html.matchAll(/ id="([^"]+)"/g)].map(({1: id, index}) => [
      id!,
      Math.ceil(index / CHARACTERS_PER_PAGE),
    ]),
  );
}
