import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writePagePolicies} from '../pagePolicies';

const known = {
  scripts: new Set(['start()']),
  styles: new Set<string>(),
  styleAttributes: new Set<string>(),
};
const page = (body: string) => `<!doctype html><head><meta charset=UTF-8><title>x</title>${body}`;

describe('the policy in the pages', () => {
  let dir: string;
  const write = (name: string, html: string) => fs.writeFileSync(path.join(dir, name), html);

  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  it('stands before all that it governs', async () => {
    write('index.html', page('<script>start()</script>'));
    await writePagePolicies(dir, known, "default-src 'none'");
    expect(fs.readFileSync(path.join(dir, 'index.html'), 'utf8')).toContain(
      `<meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="default-src 'none'"><title>`,
    );
  });

  it('fails on what is not known, and names each page', async () => {
    write('a.html', page('<script>steal()</script>'));
    write('b.html', page('<p onclick="steal()">'));
    const failure = writePagePolicies(dir, known, "default-src 'none'");
    await expect(failure).rejects.toThrow('- a.html: inline script: steal()');
    await expect(failure).rejects.toThrow('- b.html: attribute onclick: steal()');
  });

  it('fails on a page that is none of the site’s', async () => {
    write('index.html', '<p>Hello');
    await expect(writePagePolicies(dir, known, 'x')).rejects.toThrow('does not begin');
  });
});
