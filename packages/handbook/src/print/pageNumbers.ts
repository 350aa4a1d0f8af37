import {PDFArray, PDFDict, PDFName, type PDFDocument, type PDFRef} from 'pdf-lib';

/** The number of the page, from 1, that holds each anchor to which the document has a link. */
export function readPageNumbers(pdf: PDFDocument): Map<string, number> {
  const numbers = new Map(pdf.getPages().map(({ref}, place) => [ref.toString(), place + 1]));
  const destinations = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const found = new Map<string, number>();
  for (const [name, value] of destinations?.entries() ?? []) {
    const target = pdf.context.lookup(value, PDFArray);
    found.set(name.decodeText(), numbers.get((target.get(0) as PDFRef).toString())!);
  }
  return found;
}

/** Bytes of HTML that fill a page: those of the guide in English. */
const BYTES_A_PAGE = 5000;

/**
 * About which page, from 1, will hold each id of a document. Where a guess has as many digits as the
 * number itself, lines seldom break elsewhere: most books then are printed twice and not three times.
 */
export function guessPageNumbers(html: string): Map<string, number> {
  return new Map(
    [...html.matchAll(/ id="([^"]+)"/g)].map(({1: id, index}) => [
      id!,
      Math.ceil(index / BYTES_A_PAGE),
    ]),
  );
}
