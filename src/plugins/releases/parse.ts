import fs from 'node:fs';
import path from 'node:path';
import {headingIdSource} from '@guide/content';

export interface Release {
  /** `2025.8` */
  version: string;
  /** Anchor on `/versions/`. */
  id: string;
  subject: string;
  /** `2025-11-18` */
  date: string;
}

const heading = new RegExp(`^### (.+) ${headingIdSource('(release-[\\w-]+)')}$`);
const opening =
  /^<Release version="([^"\s]+)" date="(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))">$/;

/**
 * Parses `<Release version="2025.8" date="2025-11-18">`, each followed by a heading
 * `### Sharing {#release-2025-8}`.
 *
 * @throws if a release has another format, or the page has no release
 */
export function parseReleases(page: string, file: string): Release[] {
  const lines = page
    .split('\n')
    .map((text, index) => ({text, number: index + 1}))
    .filter(({text}) => text.trim() !== '');
  const matchLine = (pattern: RegExp, index: number, example: string): string[] => {
    const {text, number} = lines[index] ?? {text: 'nothing', number: lines.at(-1)?.number ?? 1};
    const match = pattern.exec(text);
    if (!match) {
      throw new Error(
        `${file}:${number}: expected "${example}", found "${text}". See "A release" in CONTRIBUTING.md.`,
      );
    }
    return match.slice(1);
  };
  const matchOpening = (index: number) =>
    matchLine(opening, index, '<Release version="2025.8" date="2025-11-18">');
  const releases = lines.flatMap(({text}, index): Release[] => {
    if (text.startsWith('<Release')) {
      const [version, date] = matchOpening(index);
      const [subject, id] = matchLine(heading, index + 1, '### Sharing {#release-2025-8}');
      return [{version: version!, id: id!, subject: subject!, date: date!}];
    }
    if (/^#.*#release-\d/.test(text)) {
      matchOpening(index - 1);
    }
    return [];
  });
  if (releases.length === 0) {
    throw new Error(`${file}: expected a release. See "A release" in CONTRIBUTING.md.`);
  }
  return releases;
}

/** Returns `undefined` if the page of versions doesn't exist. */
export function readNewestRelease(siteDir: string): Release | undefined {
  const name = 'docs/versions.mdx';
  const file = path.join(siteDir, name);
  return fs.existsSync(file) ? parseReleases(fs.readFileSync(file, 'utf8'), name)[0] : undefined;
}
