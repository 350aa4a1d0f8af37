import {PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString} from 'pdf-lib';

/**
 * Restores the spaces that Chromium drops at line breaks, and closes all entries.
 *
 * @param headings all headings, in document order
 * @throws if the outline has other headings
 */
export function fixOutline(pdf: PDFDocument, headings: readonly string[]): void {
  const outlines = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict);
  const remaining = [...headings];
  const visit = (parent: PDFDict, isTop: boolean): void => {
    let count = 0;
    for (let item = child(parent, 'First'); item; item = child(item, 'Next')) {
      count += 1;
      const title = item.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText();
      const heading = remaining.shift();
      if (heading === undefined || withoutSpaces(title) !== withoutSpaces(heading)) {
        throw new Error(`The outline has "${title}" where the book has "${heading ?? ''}".`);
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
  if (remaining.length > 0) {
    throw new Error(`The outline ends before "${remaining[0]}".`);
  }
}

function child(item: PDFDict, key: 'First' | 'Next'): PDFDict | undefined {
  return item.lookupMaybe(PDFName.of(key), PDFDict);
}

function withoutSpaces(text: string): string {
  return text.replace(/[\s\u200B]+/g, '');
}
