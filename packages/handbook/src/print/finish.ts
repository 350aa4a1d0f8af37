import {PDFName, PDFString, type PDFDocument} from 'pdf-lib';
import {nameCharacters} from './characters';
import {nameOutline} from './outline';

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
  // Nothing else waits for a turn.
  return pdf.save({useObjectStreams: true, objectsPerTick: Infinity});
}
