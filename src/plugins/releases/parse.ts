import fs from 'node:fs';
import path from 'node:path';

/** A release, as the page of versions heads it. */
export interface Release {
  /** `2025.8` */
  version: string;
  /** Anchor of its section. */
  id: string;
  subject: string;
  /** In words, in the language of the page. */
  date: string;
}

const heading = /^### (\S+) \{#(release-[\w-]+)\}$/;
/** A date in words: 18 November 2025, 1er novembre 2025, 18. November 2025, 18 de noviembre de 2025. */
const opening = /^(.+), (\d{1,2}(?:er|\.)? (?:de )?\p{L}+ (?:de )?\d{4})\.$/u;

/**
 * Reads the releases of the page of versions, in its order: a heading
 * `### 2025.8 {#release-2025-8}`, then a line "Subject, 18 November 2025."
 *
 * @param file names the page in messages
 * @throws naming file, line and what was expected
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

/** The newest release, whose day is the present of the guide, by the English page of versions; none where there is no such page. */
export function newestRelease(siteDir: string): Release | undefined {
  const name = 'docs/versions.mdx';
  const file = path.join(siteDir, name);
  return fs.existsSync(file) ? parseReleases(fs.readFileSync(file, 'utf8'), name)[0] : undefined;
}

function fail(file: string, index: number, found: string | undefined, expected: string): never {
  throw new Error(`${file}:${index + 1}: expected "${expected}", found "${found ?? 'nothing'}".`);
}
