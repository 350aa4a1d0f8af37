import {PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString} from 'pdf-lib';

/**
 * Restores the spaces that Chromium drops at line breaks, and closes all entries.
 *
 * @param headings all headings, in document order
 * @throws if the outline has other headings
 */
export function fixOutline(pdf: PDFDocument, headings: readonly string[]): void {
  const outlines = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict);
  const rest = [...headings];
  const visit = (parent: PDFDict, isTop: boolean): void => {
    let count = 0;
    for (let item = child(parent, 'First'); item; item = child(item, 'Next')) {
      count += 1;
      const written = item.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText();
      const heading = rest.shift();
      if (heading === undefined || unspaced(written) !== unspaced(heading)) {
        throw new Error(`The outline has "${written}" where the book has "${heading ?? ''}".`);
      }
      item.set(PDFName.of('Title'), PDFHexString.fromText(heading));
      visit(item, false);
    }
    if (count > 0) {
      // Negative counts close entries.
      parent.set(PDFName.of('Count'), PDFNumber.of(isTop ? count : -count));
    }
  };
  visit(outlines, true);
  if (rest.length > 0) {
    throw new Error(`The outline ends before "${rest[0]}".`);
  }
}

function child(item: PDFDict, key: 'First' | 'Next'): PDFDict | undefined {
  return item.lookupMaybe(PDFName.of(key), PDFDict);
}

function unspaced(text: string): string {
  return text.replace(/[\s\u200B]+/g, '');
}
