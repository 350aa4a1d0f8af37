import {
  decodePDFRawStream,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStreamWriter,
  PDFString,
  type PDFDocument,
} from 'pdf-lib';
import {nameOutline} from './outline';

/** `save` of pdf-lib packs 50 together: the French book is 8.0 MB by it, and 7.7 so. */
const OBJECTS_PER_STREAM = 200;

/** What a PDF says of itself. */
export interface PdfFacts {
  title: string;
  language: string;
  author: string;
  /** In place of the time of printing, so that the same book has the same bytes. */
  date: Date;
  /** All headings, in order. */
  headings: readonly string[];
}

/** Names the outline, the characters and the document, and packs its objects, of which a tagged PDF has many. */
export async function finishPdf(
  pdf: PDFDocument,
  {title, language, author, date, headings}: PdfFacts,
): Promise<Uint8Array> {
  nameOutline(pdf, headings);
  nameCharacters(pdf);
  pdf.setTitle(title, {showInWindowTitleBar: true});
  pdf.setAuthor(author);
  pdf.setLanguage(language);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  pdf.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of(language));
  await pdf.flush();
  // As `save` does, but nothing else waits for a turn, and objects that are packed together are smaller.
  const isPacked = true;
  return PDFStreamWriter.forContext(
    pdf.context,
    Infinity,
    isPacked,
    OBJECTS_PER_STREAM,
  ).serializeToBuffer();
}

/**
 * Characters whose letter in Inter is that of another one: of both, Chromium names the first in a PDF,
 * so that who copies or searches a text, or hears it, would have a modifier letter for an apostrophe.
 */
const sameLetter: Record<string, string> = {'02BB': '2018', '02BC': '2019', '02EE': '201D'};

/** A line of a table of characters; the last is what the letters before it mean. */
const line = /^((?:<[0-9A-F]+> ){1,2})<([0-9A-F]{4})>$/gm;

/** Gives letters the characters that pages are written with, in the tables that a PDF has for text. */
function nameCharacters(pdf: PDFDocument): void {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const table = object instanceof PDFDict ? object.get(PDFName.of('ToUnicode')) : undefined;
    const stream = pdf.context.lookup(table);
    if (table instanceof PDFRef && stream instanceof PDFRawStream) {
      const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      const named = text.replace(
        line,
        (_, letters: string, character: string) =>
          `${letters}<${sameLetter[character] ?? character}>`,
      );
      pdf.context.assign(table, pdf.context.flateStream(named));
    }
  }
}
