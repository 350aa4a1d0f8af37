import path from 'node:path';
import type {Locale} from './data';
import type {ContentSite} from './site';

interface Sources {
  /** Text of pages that depend on them, such as `<Api`; empty for all pages. */
  used: string;
  files: readonly string[];
}

/** Without it, a persistent cache could keep a page without its "outdated" notice. */
export function rebuildOnChange(site: ContentSite & {locale: Locale}, sources: readonly Sources[]) {
  const loader = path.join(__dirname, 'rebuildOnChangeLoader.cjs');
  const rules = site.contentFolders.map((folders) => {
    const [original, translation] = [site.defaultLocale, site.locale].map((locale) =>
      path.join(site.siteDir, folders[locale]!),
    ) as [string, string];
    const use = {loader, options: {original, translation, sources}};
    return {test: /\.mdx?$/, include: [original, translation], enforce: 'pre' as const, use};
  });
  return {module: {rules}};
}
