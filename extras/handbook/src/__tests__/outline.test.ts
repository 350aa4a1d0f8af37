import {PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef} from 'pdf-lib';
import {expect, it} from 'vitest';
import {fixOutline} from '../print/outline';

async function outlined(outer: string, inner: string) {
  const pdf = await PDFDocument.create();
  const entry = (title: string, inside: Record<string, PDFRef>) =>
    pdf.context.register(pdf.context.obj({Title: PDFHexString.fromText(title), ...inside}));
  const second = entry(inner, {});
  const first = entry(outer, {First: second, Last: second});
  pdf.catalog.set(PDFName.of('Outlines'), pdf.context.obj({First: first, Last: first}));
  const read = (ref: PDFRef) => pdf.context.lookup(ref, PDFDict);
  return {pdf, first: read(first), second: read(second)};
}

const titleOf = (entry: PDFDict) => entry.lookup(PDFName.of('Title'), PDFHexString).decodeText();

it('restores missing spaces, and closes entries that have children', async () => {
  const {pdf, first, second} = await outlined('What you can dowith it', 'First');
  fixOutline(pdf, ['What you can do with it', 'First']);
  expect([first, second].map(titleOf)).toEqual(['What you can do with it', 'First']);
  expect(first.lookup(PDFName.of('Count'), PDFNumber).asNumber()).toBe(-1);
});

it.each([
  [['One', 'Other'], 'The outline has "Two" where the book has "Other".'],
  [['One', 'Two', 'Three'], 'The outline ends before "Three"'],
])('throws if the outline differs from the headings %j', async (headings, message) => {
  const {pdf} = await outlined('One', 'Two');
  expect(() => fixOutline(pdf, headings)).toThrow(message);
});
