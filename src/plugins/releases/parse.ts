import fs from 'node:fs';
import path from 'node:path';

export interface Release {
  /** `2025.8` */
  version: string;
  id: string;
  subject: string;
  /** In words. */
  date: string;
}

const heading = /^### (\S+) \{#(release-[\w-]+)\}$/;
/** 18 November 2025, 1er novembre 2025, 18. November 2025, 18 de noviembre de 2025. */
const opening = /^(.+), (\d{1,2}(?:er|\.)? (?:de )?\p{L}+ (?:de )?\d{4})\.$/u;

/**
 * Parses headings `### 2025.8 {#release-2025-8}`, each followed by a line "Subject, 18 November 2025."
 *
 * @param file for errors
 * @throws if a release has another format
 */
export function parseReleases(page: string, file: string): Release[] {
  const lines = page.split('\n');
  const releases = lines.flatMap((line, index): Release[] => {
    if (!/^### .*\{#release-/.test(line)) {
      return [];
    }
    const [, version, id] =
      heading.exec(line) ?? fail(file, index, line, '### 2025.8 {#release-2025-8}');
    const first = lines.findIndex((text, place) => place > index && text.trim() !== '');
    const [, subject, date] =
      opening.exec(lines[first] ?? '') ??
      fail(file, first === -1 ? index : first, lines[first], 'Subject, 18 November 2025.');
    return [{version: version!, id: id!, subject: subject!, date: date!}];
  });
  return releases.length > 0
    ? releases
    : fail(file, 0, undefined, 'a release: ### 2025.8 {#release-2025-8}');
}

/** @returns `undefined` if the page doesn't exist */
export function newestRelease(siteDir: string): Release | undefined {
  const name = 'docs/versions.mdx';
  const file = path.join(siteDir, name);
  return fs.existsSync(file) ? parseReleases(fs.readFileSync(file, 'utf8'), name)[0] : undefined;
}

function fail(file: string, index: number, found: string | undefined, expected: string): never {
  throw new Error(`${file}:${index + 1}: expected "${expected}", found "${found ?? 'nothing'}".`);
}
