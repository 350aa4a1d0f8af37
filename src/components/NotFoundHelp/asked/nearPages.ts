import type {KnownPage} from '../../../plugins/page-list/knownPage';
import {createAnalyser} from '../../../plugins/search/engine/analyser';
import {splitWords} from '../../../plugins/search/engine/words';
import {readAskedPath, type BaseUrls} from './askedPath';
import {nearnessToPath, type Path} from './paths';
import {nearnessToTitle} from './titles';

/** The pages of a language. */
export interface PageList {
  language: string;
  pages: KnownPage[];
}

/** A page that a reader may have meant. */
export interface NearPage {
  path: string;
  title: string;
  language: string;
}

interface RankedPage {
  page: NearPage;
  nearness: number;
}

const MOST_PAGES = 3;

/** Below this, of 1, a page is not near. */
const NEAR = 0.5;

/** What is only this much as near as the nearest is not offered beside it. */
const AS_NEAR = 0.85;

/** Pages of another language are offered too when they are this much nearer. */
const CLEARLY_NEARER = 0.2;

/**
 * The pages whose address or title is near to a path that has no page: those
 * of its language first, the nearest first; none when nothing is near.
 *
 * @param language of the page that the reader sees; the path may name another
 */
export function nearPages(
  pathname: string,
  lists: PageList[],
  baseUrls: BaseUrls,
  language: string,
): NearPage[] {
  const asked = readAskedPath(pathname, baseUrls);
  const path = wordsOfPath(asked.segments);
  if (path.length === 0) {
    return [];
  }
  const wanted = asked.language ?? language;
  const own = nearestOf(lists.filter((list) => list.language === wanted));
  const others = nearestOf(lists.filter((list) => list.language !== wanted));
  const found =
    best(others) > best(own) + CLEARLY_NEARER ? [...own.slice(0, MOST_PAGES - 1), ...others] : own;
  return found.slice(0, MOST_PAGES).map(({page}) => page);

  function nearestOf(some: PageList[]): RankedPage[] {
    const ranked = some
      .flatMap((list) => rank(path, list, baseUrls))
      .sort((a, b) => b.nearness - a.nearness || a.page.path.length - b.page.path.length);
    const least = Math.max(NEAR, AS_NEAR * best(ranked));
    return ranked.filter(({nearness}) => nearness >= least);
  }
}

function best([nearest]: RankedPage[]): number {
  return nearest?.nearness ?? 0;
}

function rank(asked: Path, {language, pages}: PageList, baseUrls: BaseUrls): RankedPage[] {
  const analyser = createAnalyser(language);
  return pages.map(({path, title, unlisted, aliases = []}) => {
    const paths = [path, ...aliases].map((address) =>
      wordsOfPath(readAskedPath(address, baseUrls).segments),
    );
    const byPath = paths.map((known) => nearnessToPath(asked, known));
    // A page that no menu shows is for those who hold its address.
    const byTitle = unlisted
      ? 0
      : nearnessToTitle(asked.flat(), wordsOf(title), paths.flat(2), analyser);
    return {page: {path, title, language}, nearness: Math.max(...byPath, byTitle)};
  });
}

function wordsOfPath(segments: string[]): Path {
  return segments.map(wordsOf).filter((words) => words.length > 0);
}

function wordsOf(text: string): string[] {
  return splitWords(text)
    .flat()
    .filter((word) => word !== '');
}
