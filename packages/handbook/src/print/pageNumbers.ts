import {PDFArray, PDFDict, PDFDocument, PDFName, type PDFRef} from '@cantoo/pdf-lib';

/** The number of the page, from 1, that holds each anchor to which the document has a link. */
export async function readPageNumbers(bytes: Uint8Array): Promise<Map<string, number>> {
  const pdf = await PDFDocument.load(bytes, {updateMetadata: false});
  const numbers = new Map(pdf.getPages().map(({ref}, place) => [ref.toString(), place + 1]));
  const destinations = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const found = new Map<string, number>();
  for (const [name, value] of destinations?.entries() ?? []) {
    const target = pdf.context.lookup(value, PDFArray);
    found.set(name.decodeText(), numbers.get((target.get(0) as PDFRef).toString())!);
  }
  return found;
}
