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
