import {PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString} from 'pdf-lib';

/**
 * Gives the entries of the outline the headings as they are: Chromium drops the space where a
 * heading breaks into lines. Only the topmost ones are open.
 *
 * @param headings all of them, in the order of the document
 * @throws when the outline has others
 */
export function nameOutline(pdf: PDFDocument, headings: readonly string[]): void {
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
      // A negative count is that of an entry that is closed.
      parent.set(PDFName.of('Count'), PDFNumber.of(isTop ? count : -count));
    }
  };
  visit(outlines, true);
  if (rest.length > 0) {
    throw new Error(`The outline lacks "${rest[0]}" and what follows it.`);
  }
}

function child(item: PDFDict, key: 'First' | 'Next'): PDFDict | undefined {
  return item.lookupMaybe(PDFName.of(key), PDFDict);
}

function unspaced(text: string): string {
  return text.replace(/[\s\u200B]+/g, '');
}
