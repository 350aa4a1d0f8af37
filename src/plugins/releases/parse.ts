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

const date = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const opening = String.raw`<Release version="([^"\s]+)" date="(${date})">`;
const heading = String.raw`### (.+) ${headingIdSource(String.raw`(release-[\w-]+)`)}`;
const release = new RegExp(String.raw`^${opening}\s+${heading}$`, 'my');

/** Parses the releases of a page. @throws if one has another format, or if there is none */
export function parseReleases(page: string, file: string): Release[] {
  const starts = [...page.matchAll(/^<Release\b/gm)].map(({index}) => index);
  return (starts.length > 0 ? starts : [0]).map((start) => {
    release.lastIndex = start;
    const match = release.exec(page);
    if (!match) {
      const line = page.slice(0, start).split('\n').length;
      throw new Error(
        `${file}:${line}: expected <Release version="2025.8" date="2025-11-18"> and a heading such as ### Sharing {#release-2025-8}. See "A release" in CONTRIBUTING.md.`,
      );
    }
    const [, version, date, subject, id] = match;
    return {version: version!, id: id!, subject: subject!, date: date!};
  });
}

export function readNewestRelease(siteDir: string): Release | undefined {
  const name = 'docs/versions.mdx';
  const file = path.join(siteDir, name);
  return fs.existsSync(file) ? parseReleases(fs.readFileSync(file, 'utf8'), name)[0] : undefined;
}
