import {load} from 'cheerio';
import type {BuiltPage} from './builtPage';

/** A category of the menu, with its pages in their order. */
export interface Area {
  /** The last folder of its address, which never changes: `datasets`. */
  name: string;
  address: string;
  title: string;
  description: string;
  pages: BuiltPage[];
}

/** The pages of the guide, in the order of the menu. */
export interface Guide {
  home: BuiltPage;
  areas: Area[];
  /** Pages that the menu has in no category. */
  others: BuiltPage[];
}

/**
 * Arranges the documents of the version at the root of a language. The links to the next page have
 * the order of the menu; the index page of a category has those that the menu hides; what neither
 * has goes to the area whose addresses are most like its own.
 *
 * @param home the address of the first page of the language
 * @throws when a link leads out of the pages, or in a circle
 */
export function readGuide(pages: ReadonlyMap<string, BuiltPage>, home: string): Guide {
  const at = (address: string, from: string): BuiltPage => {
    const page = pages.get(address);
    if (!page) {
      throw new Error(`${from} leads to ${address}, which the build does not have.`);
    }
    return page;
  };
  const first = at(home, 'The handbook');
  const areas: Area[] = [];
  const others: BuiltPage[] = [];
  const seen = new Set<BuiltPage>();
  const add = (page: BuiltPage) => {
    seen.add(page);
    const area = areas.find(({address}) => page.categories.includes(address));
    (area?.pages ?? others).push(page);
  };

  for (const page of inOrder(first, at)) {
    if (page.docId) {
      add(page);
    } else {
      const area = openArea(page);
      areas.push(area);
      hiddenPages(page, pages).forEach(add);
    }
  }
  for (const page of pages.values()) {
    if (page.docId && page.version === first.version && !seen.has(page)) {
      nearestArea(page, areas).pages.push(page);
    }
  }
  return {home: first, areas: areas.filter((area) => area.pages.length > 0), others};
}

type Follow = (address: string, from: string) => BuiltPage;

function inOrder(home: BuiltPage, at: Follow): BuiltPage[] {
  const chain = [home];
  const follow = (
    way: 'previous' | 'next',
    end: () => BuiltPage,
    add: (page: BuiltPage) => void,
  ) => {
    for (let address = end()[way]; address; address = end()[way]) {
      const page = at(address, end().path);
      if (chain.includes(page)) {
        throw new Error(`The links to the ${way} page lead in a circle: ${end().path}.`);
      }
      add(page);
    }
  };
  follow(
    'previous',
    () => chain[0]!,
    (page) => chain.unshift(page),
  );
  follow(
    'next',
    () => chain.at(-1)!,
    (page) => chain.push(page),
  );
  return chain;
}

function openArea({main, path: address}: BuiltPage): Area {
  const $ = load(main, null, false);
  return {
    name: address.split('/').findLast(Boolean)!,
    address,
    title: $('h1').first().text(),
    description: $('header p').first().text(),
    pages: [],
  };
}

/** The documents on the index page of a category that the menu does not have. */
function hiddenPages(category: BuiltPage, pages: ReadonlyMap<string, BuiltPage>): BuiltPage[] {
  const $ = load(category.main, null, false);
  return $('article a[href]')
    .toArray()
    .map((link) => pages.get($(link).attr('href')!))
    .filter((page): page is BuiltPage => page?.docId !== undefined && page.unlisted);
}

function nearestArea({path: address}: BuiltPage, areas: readonly Area[]): Area {
  const likeness = ({pages}: Area) =>
    Math.max(0, ...pages.map((page) => shared(address, page.path)));
  return areas.reduce((best, area) => (likeness(area) > likeness(best) ? area : best));
}

/** How many folders two addresses begin with. */
function shared(one: string, other: string): number {
  const folders = other.split('/');
  const end = one.split('/').findIndex((folder, place) => folder !== folders[place]);
  return end === -1 ? folders.length : end;
}
