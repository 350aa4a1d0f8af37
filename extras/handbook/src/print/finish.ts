import {
  decodePDFRawStream,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
} from 'pdf-lib';

/** Closes the outline, corrects characters, sets metadata, and compresses the objects. The date makes the output reproducible. */
export async function finishPdf(
  pdf: PDFDocument,
  {title, language, author, date}: {title: string; language: string; author: string; date: Date},
): Promise<Uint8Array> {
  closeOutline(pdf);
  fixCharacterMaps(pdf);
  pdf.setTitle(title, {showInWindowTitleBar: true});
  pdf.setAuthor(author);
  pdf.setLanguage(language);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  pdf.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  // Chromium's PDF 1.7 has tags of PDF 2.0.
  const roleMap = pdf.context.obj({Strong: 'Span', Em: 'Span'});
  pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).set(PDFName.of('RoleMap'), roleMap);
  return pdf.save({objectsPerTick: Infinity});
}

/** Negative counts close entries. */
function closeOutline(pdf: PDFDocument): void {
  const count = PDFName.of('Count');
  for (const [, entry] of pdf.context.enumerateIndirectObjects()) {
    if (entry instanceof PDFDict && entry.has(PDFName.of('Title')) && entry.has(count)) {
      entry.set(count, PDFNumber.of(-entry.lookup(count, PDFNumber).asNumber()));
    }
  }
}

/**
 * Modifier letters that share a glyph with a quotation mark in Inter. Chromium writes the modifier
 * letter, which breaks search, copying and screen readers.
 */
const quotationMarks: Record<string, string> = {'02BB': '2018', '02BC': '2019', '02EE': '201D'};

/** Line of a ToUnicode map: one glyph code, or two of a range, then a character. */
const mapping = /^((?:<[0-9A-F]+> ){1,2})<([0-9A-F]{4})>$/gm;

function fixCharacterMaps(pdf: PDFDocument): void {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const map = object instanceof PDFDict ? object.get(PDFName.of('ToUnicode')) : undefined;
    const stream = pdf.context.lookup(map);
    if (map instanceof PDFRef && stream instanceof PDFRawStream) {
      const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      const fixed = text.replace(
        mapping,
        (_, glyphs: string, character: string) =>
          `${glyphs}<${quotationMarks[character] ?? character}>`,
      );
      pdf.context.assign(map, pdf.context.flateStream(fixed));
    }
  }
}
