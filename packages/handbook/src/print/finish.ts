import {PDFDocument, PDFName, PDFString} from '@cantoo/pdf-lib';
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

/**
 * Names the outline and the document, and packs its objects, which a tagged PDF has many of.
 *
 * @returns the PDF, and how many pages it has
 */
export async function finishPdf(
  bytes: Uint8Array,
  {title, language, author, date, headings}: PdfFacts,
): Promise<{pdf: Uint8Array; pages: number}> {
  const pdf = await PDFDocument.load(bytes, {updateMetadata: false});
  nameOutline(pdf, headings);
  pdf.setTitle(title, {showInWindowTitleBar: true});
  pdf.setAuthor(author);
  pdf.setLanguage(language);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
  pdf.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of(language));
  return {pdf: await pdf.save({useObjectStreams: true}), pages: pdf.getPageCount()};
}
