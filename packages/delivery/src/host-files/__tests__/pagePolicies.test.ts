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

  it('stands before all that it governs', () => {
    write('index.html', page('<script>start()</script>'));
    writePagePolicies(dir, known, "default-src 'none'");
    expect(fs.readFileSync(path.join(dir, 'index.html'), 'utf8')).toContain(
      `<meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="default-src 'none'"><title>`,
    );
  });

  it('fails on what is not known, and names each page', () => {
    write('a.html', page('<script>steal()</script>'));
    write('b.html', page('<p onclick="steal()">'));
    expect(() => writePagePolicies(dir, known, "default-src 'none'")).toThrow(
      /- a\.html: inline script: steal\(\)\n- b\.html: attribute onclick: steal\(\)/,
    );
  });

  it('fails on a page that is none of the site’s', () => {
    write('index.html', '<p>Hello');
    expect(() => writePagePolicies(dir, known, 'x')).toThrow('does not begin');
  });
});
