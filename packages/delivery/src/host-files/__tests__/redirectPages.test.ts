import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeRedirectPages} from '../redirectPages';

const moved = [{from: '/old/', to: '/new/', locale: 'fr' as const}];

describe('the pages of addresses that moved', () => {
  let dir: string;

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-'));
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it('lead to where the language is built', () => {
    writeRedirectPages(dir, moved, '/fr/', ['/fr/new/'], 'Moved');
    const page = fs.readFileSync(path.join(dir, 'old/index.html'), 'utf8');
    expect(page).toContain('<html lang=fr>');
    expect(page).toContain('content="0; url=/fr/new/"');
  });

  it('are refused when they lead nowhere', () => {
    expect(() => writeRedirectPages(dir, moved, '/', ['/other/'], 'Moved')).toThrow(
      'The redirect from /old/ leads to /new/, which is no page.',
    );
  });

  it('are refused when a page is there', () => {
    expect(() => writeRedirectPages(dir, moved, '/', ['/new/', '/old/'], 'Moved')).toThrow(
      'The redirect from /old/ stands where a page is',
    );
  });
});
