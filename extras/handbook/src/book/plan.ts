import {decodePart} from '@guide/built-site/decodePart';
import {bookAnchor, draftChapter, type Draft} from '../chapter';
import type {LinkTarget} from '../chapter/links';
import type {Area, Guide, GuidePage} from '../guide';

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
  /** URL paths of its categories. */
  paths: string[];
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
  const chapterAreas = areas
    .map((area) => ({...area, pages: area.pages.filter((page) => !isAppendix(page))}))
    .filter(({pages}) => pages.length > 0);
  const isUnlisted = ({pages}: Area) => pages.every(({unlisted}) => unlisted);
  const unlistedAreas = chapterAreas.filter(isUnlisted);
  const nextNumber = createCounter();
  const parts = chapterAreas
    .filter((area) => !isUnlisted(area))
    .map((area) => planPart(area.title, area.description, [area], nextNumber));
  if (unlistedAreas.length > 0) {
    const description = unlistedAreas.map(({title}) => title).join(' · ');
    parts.push(planPart(developers, description, unlistedAreas, nextNumber));
  }
  const appendixPages = [...areas.flatMap(({pages}) => pages), ...others].filter(isAppendix);
  const orderedPages = [
    ...others.filter((page) => !isAppendix(page)),
    ...appendices.flatMap((id) => appendixPages.filter((page) => page.id === id)),
  ];
  return {parts, appendices: orderedPages.map((page, index) => draftChapter(page, letter(index)))};
}

/** Plans the book of one area. */
export function planArea(area: Area): BookPlan {
  // The part has no title page, so links to the category lead to the contents.
  const part = {
    ...planPart(area.title, area.description, [area], createCounter()),
    key: 'contents',
  };
  return {area, parts: [part], appendices: []};
}

function planPart(
  title: string,
  description: string,
  areas: readonly Area[],
  nextNumber: () => string,
): PartPlan {
  return {
    key: `part-${areas[0]!.name}`,
    title,
    description,
    paths: areas.map(({path}) => path),
    drafts: areas.flatMap(({pages}) => pages.map((page) => draftChapter(page, nextNumber()))),
  };
}

function createCounter(): () => string {
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
}: BookPlan): (href: string, from: GuidePage) => LinkTarget {
  const drafts = [...parts.flatMap((part) => part.drafts), ...appendices];
  const chapters = new Map<string, Draft>(drafts.map((draft) => [draft.body.page.path, draft]));
  const areas = new Map(parts.flatMap(({paths, key}) => paths.map((path) => [path, key] as const)));
  return (href, from) => {
    if (!URL.canParse(href, from.url)) {
      return {url: href, isGuidePage: false};
    }
    const {origin, pathname, hash, href: url} = new URL(href, from.url);
    const path = decodePart(pathname);
    const isSameSite = origin === new URL(from.url).origin;
    const chapter = isSameSite ? chapters.get(path) : undefined;
    if (chapter) {
      const anchor = decodePart(hash.slice(1));
      const {key, body} = chapter;
      return {id: body.ids.has(anchor) ? bookAnchor(key, anchor) : key};
    }
    const area = isSameSite ? areas.get(path) : undefined;
    return area ? {id: area} : {url, isGuidePage: isSameSite && path.endsWith('/')};
  };
}
