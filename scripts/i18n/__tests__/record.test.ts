import {describe, expect, it} from 'vitest';
import {readRecord, withoutRecord, withRecord} from '../record';

const page = "---\nid: a\ntitle: 'Un : deux'\n---\n\nTexte.\n\n---\n\nFin.\n";
const same = [{from: '111111111111', to: '222222222222', reason: 'Typo: "teh", step 2'}];

describe('the record of a page', () => {
  it('is written at the end of the front matter, and read again', () => {
    const recorded = withRecord(page, {translates: '123456789012', sameMeaning: []});
    expect(recorded).toBe(page.replace("deux'\n", "deux'\ntranslates: '123456789012'\n"));
    expect(readRecord(recorded)).toEqual({translates: '123456789012', sameMeaning: []});
  });

  it('keeps accepted changes with their reasons', () => {
    const record = {translates: '222222222222', sameMeaning: same};
    expect(readRecord(withRecord(page, record))).toEqual(record);
  });

  it('takes the place of the one before, wherever that stands', () => {
    const before = withRecord(page, {translates: '222222222222', sameMeaning: same});
    const moved = before
      .replace("title: 'Un : deux'\n", '')
      .replace('\n---\n', "\ntitle: 'Un : deux'\n---\n");
    const after = withRecord(moved, {translates: '333333333333', sameMeaning: []});
    expect(after).toBe(withRecord(page, {translates: '333333333333', sameMeaning: []}));
  });

  it('leaves the ends of lines as they are', () => {
    const windows = page.replaceAll('\n', '\r\n');
    const recorded = withRecord(windows, {translates: '222222222222', sameMeaning: same});
    expect(recorded.replaceAll('\r\n', '')).not.toContain('\n');
    expect(withoutRecord(recorded)).toBe(windows);
  });

  it('is absent from a page that has none', () => {
    expect(readRecord(page)).toEqual({translates: undefined, sameMeaning: []});
    expect(readRecord('Texte.')).toEqual({translates: undefined, sameMeaning: []});
    expect(withoutRecord('Texte.')).toBe('Texte.');
  });

  it('cannot be written without front matter', () => {
    expect(() => withRecord('Texte.', {sameMeaning: []})).toThrow('begin it with "---"');
  });
});
