import fs from 'node:fs';
import {load} from 'cheerio';
import type {BuildStep} from '@guide/built-site';
import {escapeHtml} from '@guide/built-site/escapeHtml';
import {findPage} from '@guide/built-site/files';
import {FEED_FILE} from './index';

/** Build step: writes the Atom feed of the newest version's `/versions/`. */
export const writeReleaseFeed: BuildStep = ({context, outDir, baseUrl, language, ...site}) => {
  const pages = site.versions.find(({isLast}) => isLast)?.pages ?? [];
  const page = pages.find(({id}) => id === 'versions');
  const file = page && findPage(outDir, page.path.slice(baseUrl.length));
  if (file) {
    const {title, url} = context.siteConfig;
    site.write(
      FEED_FILE,
      releaseFeed(fs.readFileSync(file, 'utf8'), {
        title: `${page.article.heading} | ${title}`,
        author: title,
        language,
        page: page.url,
        self: url + baseUrl + FEED_FILE,
      }),
    );
  }
};

interface FeedMetadata {
  title: string;
  author: string;
  language: string;
  /** Absolute URLs. */
  page: string;
  self: string;
}

/**
 * Renders the releases of a page as Atom.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function releaseFeed(
  html: string,
  {title, author, language, page, self}: FeedMetadata,
): string {
  const $ = load(html);
  $('.hash-link').remove();
  const dates = $('[data-release] time')
    .toArray()
    .map((time) => `${$(time).attr('datetime')}T00:00:00Z`);
  const entries = $('[data-release]')
    .toArray()
    .map((section, index) => {
      const heading = $(section).children('h3');
      const url = escapeHtml(`${page}#${heading.attr('id')}`);
      const content = $(section).children(':not(h3, :has(> time))');
      for (const element of content.find('*').add(content).toArray()) {
        const {href} = element.attribs;
        element.attribs = href ? {href: new URL(href, page).href} : {};
      }
      const body = content.toArray().map((element) => $.html(element));
      return `  <entry>
    <title>${escapeHtml(`${$(section).attr('data-release')} – ${heading.text()}`)}</title>
    <id>${url}</id>
    <link href="${url}"/>
    <updated>${dates[index]}</updated>
    <summary>${escapeHtml(content.first().text())}</summary>
    <content type="html">${escapeHtml(body.join(''))}</content>
  </entry>
`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escapeHtml(title)}</title>
  <id>${escapeHtml(page)}</id>
  <updated>${dates[0]}</updated>
  <author><name>${escapeHtml(author)}</name></author>
  <link href="${escapeHtml(page)}"/>
  <link rel="self" href="${escapeHtml(self)}"/>
${entries.join('')}</feed>
`;
}
