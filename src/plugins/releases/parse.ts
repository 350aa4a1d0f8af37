import fs from 'node:fs';
import path from 'node:path';
import {headingIdSource} from '@guide/content';

export interface Release {
  /** `2025.8` */
  version: string;
  /** Anchor on `/versions/`. */
  id: string;
  subject: string;
  /** `18 November 2025` */
  date: string;
}

const heading = new RegExp(`^### (\\S+) ${headingIdSource('(release-[\\w-]+)')}$`);
/** Matches `Subject, 18 November 2025.`, also 1er novembre 2025 and 18 de noviembre de 2025. */
const subjectAndDate = /^(.+), (\d{1,2}(?:er|\.)? (?:de )?\p{L}+ (?:de )?\d{4})\.$/u;

/**
 * Parses headings `### 2025.8 {#release-2025-8}`, each followed by "Subject, 18 November 2025."
 *
 * @throws if a release has another format, or the page has no release
 */
export function parseReleases(page: string, file: string): Release[] {
  const lines = page.split('\n');
  const matchLine = (pattern: RegExp, index: number, example: string): string[] => {
    const found = lines[index] ?? 'nothing';
    const match = pattern.exec(found);
    if (!match) {
      throw new Error(`${file}:${index + 1}: expected "${example}", found "${found}".`);
    }
    return match.slice(1);
  };
  const releases = lines.flatMap((line, index): Release[] => {
    if (!/^### .*\{.*#release-/.test(line)) {
      return [];
    }
    const [version, id] = matchLine(heading, index, '### 2025.8 {#release-2025-8}');
    const textIndex = lines.findIndex((text, i) => i > index && text.trim() !== '');
    const [subject, date] = matchLine(
      subjectAndDate,
      textIndex === -1 ? lines.length : textIndex,
      'Subject, 18 November 2025.',
    );
    return [{version: version!, id: id!, subject: subject!, date: date!}];
  });
  if (releases.length === 0) {
    throw new Error(`${file}: expected a release: ### 2025.8 {#release-2025-8}`);
  }
  return releases;
}

/** Returns `undefined` if the page of versions doesn't exist. */
export function readNewestRelease(siteDir: string): Release | undefined {
  const name = 'docs/versions.mdx';
  const file = path.join(siteDir, name);
  return fs.existsSync(file) ? parseReleases(fs.readFileSync(file, 'utf8'), name)[0] : undefined;
}
