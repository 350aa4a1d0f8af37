import {baseUrlOf} from '../../../src/config/locales';
import type {Guide, Page} from '../guide';
import {
  addressInSite,
  languageOfAddress,
  leadsOut,
  linkTo,
  linksOf,
  replaceUrl,
  splitAddress,
} from '../links';
import type {Rule} from '../rule';

/** Links between pages name their files: the build turns them into addresses, and finds those that are gone. */
export const linkRelativeFile: Rule = {
  name: 'link-relative-file',
  guide(guide, report) {
    const bySlug = pagesBySlug(guide);
    for (const page of guide.pages) {
      for (const link of linksOf(page)) {
        const address = addressInSite(link.url);
        if (languageOfAddress(link.url, page) !== page.locale) {
          continue;
        }
        if (address !== undefined) {
          const {target, anchor} = splitAddress(address);
          const meant = bySlug.get(`${page.locale} ${withoutLanguage(target, page)}`);
          const replacement = meant && linkTo(page, meant, anchor);
          report({
            ...link.place,
            found: `a link to the address ${link.url}`,
            expected: 'the path of the file, from this page: ./list.mdx#columns',
            remedy: replacement
              ? `Write (${replacement}).`
              : 'Write the path of the file of the page in its place.',
            fix: replacement === undefined ? undefined : replaceUrl(page, link, replacement),
          });
        } else if (isRelative(link.url) && !/\.mdx(?:#|$)/.test(link.url)) {
          report({
            ...link.place,
            found: `a link to ${link.url}`,
            expected: 'the path of the file, with its ending: ./list.mdx#columns',
            remedy: 'Add .mdx after the name of the file, before the #.',
          });
        }
      }
    }
  },
};

function isRelative(url: string): boolean {
  return url !== '' && !url.startsWith('#') && !leadsOut(url);
}

/** `/fr/versions/` and `/versions`: `/versions/`. */
function withoutLanguage(address: string, {locale}: Page): string {
  const base = baseUrlOf(locale);
  const path = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  return path.endsWith('/') ? path : `${path}/`;
}

function pagesBySlug({pages}: Guide): Map<string, Page> {
  return new Map(pages.map((page) => [`${page.locale} ${page.frontMatter.get('slug')}`, page]));
}
