import {decodeUrlPart} from '@guide/built-site/decodeUrlPart';
import {draftChapter, type Draft} from '../chapter';
import {bookAnchor, type LinkTarget} from '../chapter/links';
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
  paths: string[];
  drafts: Draft[];
}

/**
 * Plans the whole guide: one part per area, one for all unlisted areas, and appendices. Appendices are
 * pages without a category, then those in `appendices`.
 */
export function planGuide(
  {areas, others, pages}: Guide,
  {appendices, developers}: {appendices: readonly string[]; developers: string},
): BookPlan {
  const isAppendix = (page: GuidePage) => appendices.includes(page.id);
  const chapterAreas = areas
    .map((area) => ({...area, pages: area.pages.filter((page) => !isAppendix(page))}))
    .filter((area) => area.pages.length > 0);
  const isUnlisted = (area: Area) => area.pages.every(({unlisted}) => unlisted);
  const unlistedAreas = chapterAreas.filter(isUnlisted);
  const appendixPages = [
    ...others.filter((page) => !isAppendix(page)),
    ...appendices.flatMap((id) => pages.filter((page) => page.id === id)),
  ];
  return {
    parts: planParts([
      ...chapterAreas
        .filter((area) => !isUnlisted(area))
        .map(({title, description, ...area}) => ({title, description, areas: [area]})),
      {
        title: developers,
        description: unlistedAreas.map(({title}) => title).join(' · '),
        areas: unlistedAreas,
      },
    ]),
    appendices: appendixPages.map((page, index) =>
      draftChapter(page, String.fromCharCode('A'.charCodeAt(0) + index)),
    ),
  };
}

/** Plans the book of one area. */
export function planArea(area: Area): BookPlan {
  const {title, description} = area;
  // The part has no title page, so links to the category lead to the contents.
  const parts = planParts([{title, description, areas: [area]}]);
  return {area, parts: parts.map((part) => ({...part, key: 'contents'})), appendices: []};
}

/** Numbers the chapters of all parts in sequence. Drops parts without areas. */
function planParts(
  parts: {title: string; description: string; areas: Pick<Area, 'name' | 'path' | 'pages'>[]}[],
): PartPlan[] {
  let count = 0;
  return parts
    .filter(({areas}) => areas.length > 0)
    .map(({areas, ...part}) => ({
      ...part,
      key: `part-${areas[0]!.name}`,
      paths: areas.map(({path}) => path),
      drafts: areas.flatMap(({pages}) =>
        pages.map((page) => draftChapter(page, String((count += 1)))),
      ),
    }));
}

/** Returns a function that resolves URLs to the book if it contains the page, otherwise to the site. */
export function createLinkResolver(drafts: readonly Draft[], parts: readonly PartPlan[]) {
  const site = new URL(drafts[0]!.body.page.url).origin;
  const chapters = new Map(drafts.map((draft) => [draft.body.page.path, draft]));
  const areas = new Map(parts.flatMap(({paths, key}) => paths.map((path) => [path, key])));
  return (url: string): LinkTarget => {
    if (!URL.canParse(url) || new URL(url).origin !== site) {
      return {url, isGuidePage: false};
    }
    const {pathname, hash} = new URL(url);
    const path = decodeUrlPart(pathname);
    const chapter = chapters.get(path);
    if (chapter) {
      const anchor = decodeUrlPart(hash.slice(1));
      const {key, body} = chapter;
      return {id: body.ids.has(anchor) ? bookAnchor(key, anchor) : key};
    }
    const area = areas.get(path);
    return area ? {id: area} : {url, isGuidePage: path.endsWith('/')};
  };
}
