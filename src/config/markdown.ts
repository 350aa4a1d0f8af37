import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownOptions} from '@guide/delivery';
import {parseReleases} from '../plugins/releases/parse';
import {contentSite} from './content';

const versionsPage = 'docs/versions.mdx';

/** How pages are written in Markdown: what the components of this site show that is no text of a page. */
export function markdownOptions(): MarkdownOptions {
  const file = path.join(contentSite.siteDir, versionsPage);
  const [newest] = fs.existsSync(file)
    ? parseReleases(fs.readFileSync(file, 'utf8'), versionsPage)
    : [];
  return {
    leftOut: [
      // Under a title: reading time, dates, tags, the other language. Twins have theirs above the text.
      '[class^="details_"]',
      // The search of the home page.
      '[class^="lead_"] > a',
      // The player of a walkthrough.
      '[class^="walkthrough_"] > :not(ol)',
      // The name of a tab, where all tabs show.
      '[role="tabpanel"] > [class^="label_"]',
    ],
    plainLinks: ['[class^="term_"] > a'],
    codeLanguages: Object.fromEntries(
      Object.entries(contentSite.codeLanguages).map(([language, name]) => [name, language]),
    ),
    release: newest?.version,
  };
}
