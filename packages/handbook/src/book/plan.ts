import {decodePart} from '@guide/built-site/decodePart';
import {anchorOf, draftChapter, type Draft} from '../chapter';
import type {Target} from '../chapter/links';
import type {Area, Guide, GuidePage} from '../read/guide';

export interface BookPlan {
  /** `undefined` for the whole guide. */
  area?: Area;
  parts: PartPlan[];
  appendices: Draft[];
}

export interface PartPlan {
  /** Id of the title in the book. */
  key: string;
  title: string;
  description: string;
  /** Paths of its categories. */
  addresses: string[];
  drafts: Draft[];
}

/**
 * Plans the whole guide: one part per area, one for all unlisted areas, and appendices. Appendices are
 * pages without a category, then those in `appendices`.
 *
 * @param options `developers`: title of the part for unlisted areas
 */
export function planGuide(
  {areas, others}: Guide,
  {appendices, developers}: {appendices: readonly string[]; developers: string},
): BookPlan {
  const isAppendix = (page: GuidePage) => appendices.includes(page.id);
  const rest = areas
    .map((area) => ({...area, pages: area.pages.filter((page) => !isAppendix(page))}))
    .filter(({pages}) => pages.length > 0);
  const isHidden = ({pages}: Area) => pages.every(({unlisted}) => unlisted);
  const hidden = rest.filter(isHidden);
  const number = counter();
  const parts = rest
    .filter((area) => !isHidden(area))
    .map((area) => partOf(area.title, area.description, [area], number));
  if (hidden.length > 0) {
    parts.push(partOf(developers, hidden.map(({title}) => title).join(' · '), hidden, number));
  }
  const namedPages = [...areas.flatMap(({pages}) => pages), ...others].filter(isAppendix);
  const ordered = [
    ...others.filter((page) => !isAppendix(page)),
    ...appendices.flatMap((id) => namedPages.filter((page) => page.id === id)),
  ];
  return {parts, appendices: ordered.map((page, index) => draftChapter(page, letter(index)))};
}

export function planArea(area: Area): BookPlan {
  // The part has no title page, so links to the category lead to the contents.
  const part = {...partOf(area.title, area.description, [area], counter()), key: 'contents'};
  return {area, parts: [part], appendices: []};
}

function partOf(
  title: string,
  description: string,
  areas: readonly Area[],
  number: () => string,
): PartPlan {
  return {
    key: `part-${areas[0]!.name}`,
    title,
    description,
    addresses: areas.map(({address}) => address),
    drafts: areas.flatMap(({pages}) => pages.map((page) => draftChapter(page, number()))),
  };
}

function counter(): () => string {
  let count = 0;
  return () => String((count += 1));
}

function letter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** Returns a function that resolves links to the book if it contains the page, otherwise to the site. */
export function createLinkResolver({
  parts,
  appendices,
}: BookPlan): (href: string, from: GuidePage) => Target {
  const drafts = [...parts.flatMap((part) => part.drafts), ...appendices];
  const chapters = new Map<string, Draft>(drafts.map((draft) => [draft.body.page.path, draft]));
  const areas = new Map(
    parts.flatMap(({addresses, key}) => addresses.map((address) => [address, key] as const)),
  );
  return (href, from) => {
    if (!URL.canParse(href, from.url)) {
      return {outside: href, isPageOfGuide: false};
    }
    const {origin, pathname, hash, href: url} = new URL(href, from.url);
    const path = decodePart(pathname);
    const isOwn = origin === new URL(from.url).origin;
    const chapter = isOwn ? chapters.get(path) : undefined;
    if (chapter) {
      const anchor = decodePart(hash.slice(1));
      const {key, body} = chapter;
      return {inBook: body.ids.has(anchor) ? anchorOf(key, anchor) : key};
    }
    const area = isOwn ? areas.get(path) : undefined;
    return area ? {inBook: area} : {outside: url, isPageOfGuide: isOwn && path.endsWith('/')};
  };
}
