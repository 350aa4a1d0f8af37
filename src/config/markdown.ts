import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownOptions} from '@guide/delivery';
import {parseReleases} from '../plugins/releases/parse';
import {contentSite} from './content';

const versionsPage = 'docs/versions.mdx';

/** How pages are written in Markdown. */
export function markdownOptions(): MarkdownOptions {
  const file = path.join(contentSite.siteDir, versionsPage);
  const [newest] = fs.existsSync(file)
    ? parseReleases(fs.readFileSync(file, 'utf8'), versionsPage)
    : [];
  return {
    codeLanguages: Object.fromEntries(
      Object.entries(contentSite.codeLanguages).map(([language, name]) => [name, language]),
    ),
    release: newest?.version,
  };
}
