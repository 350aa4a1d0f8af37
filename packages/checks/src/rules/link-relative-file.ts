import type {Guide} from '../guide';
import {linksOf, linkTo, replaceUrl} from '../links';
import type {Locale} from '@guide/content';
import type {Rule} from '../rule';

/** Docusaurus checks relative file paths and resolves them for the locale. */
export const linkRelativeFile: Rule = {
  name: 'link-relative-file',
  check(guide, report) {
    const bySlug = new Map(
      guide.pages.map((page) => [`${page.locale} ${page.frontMatter.get('slug')}`, page]),
    );
    for (const page of guide.pages) {
      for (const link of linksOf(page)) {
        const address = addressInSite(link.node.url, guide.context.siteUrl);
        if (address !== undefined) {
          const [target = '', anchor] = address.split('#');
          const targetPage = bySlug.get(slugIn(guide, page.locale, target));
          const replacement = targetPage && linkTo(page, targetPage, anchor);
          report({
            ...link.location,
            found: `a link to the address ${link.node.url}`,
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

/** Returns the URL path; `undefined` for other sites. */
function addressInSite(url: string, siteUrl: string): string | undefined {
  if (`${url}/`.startsWith(siteUrl)) {
    return `/${url.slice(siteUrl.length)}`;
  }
  return url.startsWith('/') && !url.startsWith('//') ? url : undefined;
}

/** Returns locale and slug: `fr /versions/` for `/fr/versions/` and `/versions`. */
function slugIn(guide: Guide, locale: Locale, address: string): string {
  const base = locale === guide.defaultLocale ? '/' : `/${locale}/`;
  const path = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  return `${locale} ${path.endsWith('/') ? path : `${path}/`}`;
}
