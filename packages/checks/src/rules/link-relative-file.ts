import path from 'node:path';
import type {Link} from 'mdast';
import type {Guide} from '../guide';
import {locationOf} from '../location';
import {nodesOf} from '../nodes';
import type {Page} from '../page';
import type {Edit, Rule} from '../rule';

/** Docusaurus checks relative file paths and resolves them for the locale. */
export const linkRelativeFile: Rule = {
  name: 'link-relative-file',
  check(guide, report) {
    const bySlug = new Map(
      guide.pages.map((page) => [`${page.locale} ${page.frontMatter.get('slug')}`, page]),
    );
    for (const page of guide.pages) {
      for (const link of nodesOf(page.tree, 'link')) {
        const pathname = pathInSite(link.url, guide.context.siteUrl);
        if (pathname !== undefined) {
          const [slug = '', anchor] = pathname.split('#');
          const target = bySlug.get(slugIn(guide, page, slug));
          const replacement = target && linkTo(page, target, anchor);
          report({
            ...locationOf(page, link),
            found: `a link to the URL ${link.url}`,
            expected: 'the path of the file, from this page: ./list.mdx#columns',
            remedy: replacement
              ? `Write (${replacement}).`
              : 'Link to the file instead, in the folder of this language.',
            fix: replacement === undefined ? undefined : replaceUrl(page, link, replacement),
          });
        }
      }
    }
  },
};

function pathInSite(url: string, siteUrl: string): string | undefined {
  if (`${url}/`.startsWith(siteUrl)) {
    return `/${url.slice(siteUrl.length)}`;
  }
  return url.startsWith('/') && !url.startsWith('//') ? url : undefined;
}

/** Returns locale and slug: `fr /versions/` for `/fr/versions/` and `/versions`. */
function slugIn({defaultLocale}: Guide, {locale}: Page, pathname: string): string {
  const base = locale === defaultLocale ? '/' : `/${locale}/`;
  const slug = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
  return `${locale} ${slug.endsWith('/') ? slug : `${slug}/`}`;
}

function linkTo(page: Page, target: Page, anchor?: string): string {
  const file = path.posix.relative(path.posix.dirname(page.source), target.source);
  const relative = file.startsWith('.') ? file : `./${file}`;
  return anchor === undefined ? relative : `${relative}#${anchor}`;
}

function replaceUrl({file, text}: Page, {position, url}: Link, to: string): Edit | undefined {
  const {start, end} = position!;
  const at = text.slice(start.offset, end.offset).lastIndexOf(`](${url}`);
  const first = start.offset! + at + 2;
  return at === -1 ? undefined : {file, start: first, end: first + url.length, text: to};
}
