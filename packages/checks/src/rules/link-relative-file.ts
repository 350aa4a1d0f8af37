import type {Guide} from '../guide';
import {linksOf, linkTo, replaceUrl} from '../links';
import type {Locale} from '@guide/content';
import type {Rule} from '../rule';

/**
 * Links between pages name their files: the build turns them into addresses in the language of the
 * reader, and finds those that are gone.
 */
export const linkRelativeFile: Rule = {
  name: 'link-relative-file',
  guide(guide, report) {
    const bySlug = new Map(
      guide.pages.map((page) => [`${page.locale} ${page.frontMatter.get('slug')}`, page]),
    );
    for (const page of guide.pages) {
      for (const link of linksOf(page)) {
        const address = addressInSite(link.node.url, guide.context.siteUrl);
        if (address !== undefined) {
          const [target = '', anchor] = address.split('#');
          const meant = bySlug.get(slugIn(guide, page.locale, target));
          const replacement = meant && linkTo(page, meant, anchor);
          report({
            ...link.place,
            found: `a link to the address ${link.node.url}`,
            expected: 'the path of the file, from this page: ./list.mdx#columns',
            remedy: replacement
              ? `Write (${replacement}).`
              : 'Write the path of the file in its place, in the folder of this language.',
            fix: replacement === undefined ? undefined : replaceUrl(page, link, replacement),
          });
        }
      }
    }
  },
};

/** The address from the root of the site, of a link that names one; `undefined` for any other link. */
function addressInSite(url: string, siteUrl: string): string | undefined {
  if (`${url}/`.startsWith(siteUrl)) {
    return `/${url.slice(siteUrl.length)}`;
  }
  return url.startsWith('/') && !url.startsWith('//') ? url : undefined;
}

/** The page of `/fr/versions/` and `/versions`, for a page of a language: `fr /versions/`. */
function slugIn(guide: Guide, locale: Locale, address: string): string {
  const base = locale === guide.defaultLocale ? '/' : `/${locale}/`;
  const path = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  return `${locale} ${path.endsWith('/') ? path : `${path}/`}`;
}
