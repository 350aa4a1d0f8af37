import {anchorOf, type Draft} from '../chapter';
import type {Target} from '../chapter/links';
import type {GuidePage} from '../read/guide';
import type {BookPlan} from './plan';

/** Says where a link of a page leads: into the book, if that has its target, else to the site. */
export function targetsIn({
  parts,
  appendices,
}: BookPlan): (href: string, from: GuidePage) => Target {
  const drafts = [...parts.flatMap((part) => part.drafts), ...appendices];
  const chapters = new Map<string, Draft>(drafts.map((draft) => [draft.body.page.path, draft]));
  const areas = new Map(
    parts.flatMap(({addresses, key}) => addresses.map((address) => [address, key] as const)),
  );
  return (href, from) => {
    const {origin, pathname, hash, href: whole} = new URL(href, from.url);
    const own = origin === new URL(from.url).origin;
    const chapter = own ? chapters.get(pathname) : undefined;
    if (chapter) {
      const anchor = decodeURIComponent(hash.slice(1));
      const {key, body} = chapter;
      return {inBook: body.ids.has(anchor) ? anchorOf(key, anchor) : key};
    }
    const area = own ? areas.get(pathname) : undefined;
    return area ? {inBook: area} : {outside: whole, isPageOfGuide: own && pathname.endsWith('/')};
  };
}
