import {decodePart} from '@guide/built-site/decodePart';
import {anchorOf, draftChapter, type Draft} from '../chapter';
import type {Target} from '../chapter/links';
import type {Area, Guide, GuidePage} from '../read/guide';

/** What a book holds, before its chapters are made. */
export interface BookPlan {
  /** The area that it has alone; `undefined`: the whole guide. */
  area?: Area;
  parts: PartPlan[];
  appendices: Draft[];
}

export interface PartPlan {
  /** The id of its title. */
  key: string;
  title: string;
  description: string;
  /** The categories that it has; a link to one leads to it. */
  addresses: string[];
  drafts: Draft[];
}

/**
 * Plans the book of the whole guide: a part for each area, in the order of the menu, one for those
 * that menus do not have, then the appendices: the pages that stand in no category, and those that
 * are named.
 *
 * @param named ids of appendices in their order, and the title of the part of the areas that menus do not have
 */
export function planGuide(
  {areas, others}: Guide,
  {appendices, developers}: {appendices: readonly string[]; developers: string},
): BookPlan {
  const named = (page: GuidePage) => appendices.includes(page.id);
  const rest = areas
    .map((area) => ({...area, pages: area.pages.filter((page) => !named(page))}))
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
  const last = [...areas.flatMap(({pages}) => pages), ...others].filter(named);
  const ordered = [
    ...others.filter((page) => !named(page)),
    ...appendices.flatMap((id) => last.filter((page) => page.id === id)),
  ];
  return {parts, appendices: ordered.map((page, place) => draftChapter(page, letter(place)))};
}

/** Plans the book of one area. */
export function planArea(area: Area): BookPlan {
  // Its part has no title of its own: what leads to the category leads to the contents.
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

function letter(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place);
}

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
      const anchor = decodePart(hash.slice(1));
      const {key, body} = chapter;
      return {inBook: body.ids.has(anchor) ? anchorOf(key, anchor) : key};
    }
    const area = own ? areas.get(pathname) : undefined;
    return area ? {inBook: area} : {outside: whole, isPageOfGuide: own && pathname.endsWith('/')};
  };
}
