import {isBeginning, likeness} from './likeness';

/** A path in folded words: those of each folder, and those of the page. */
export type Path = string[][];

/** How near the path that was asked for is to that of a page, from 0 to 1. */
export function nearnessToPath(asked: Path, known: Path): number {
  return Math.max(
    likeness(joined(asked.flat()), joined(known.flat())),
    ofSameName(asked, known),
    ofParent(asked, known),
    ofChild(asked, known),
    ofBeginning(asked, known),
  );
}

/** The name of the page is the same or nearly; its folders may be others. */
function ofSameName(asked: Path, known: Path): number {
  const name = likeness(joined(asked.at(-1)), joined(known.at(-1)));
  return name * (0.8 + 0.2 * likenessOfFolders(asked.slice(0, -1), known.slice(0, -1)));
}

/** What share of the folders are alike. */
function likenessOfFolders(asked: Path, known: Path): number {
  const alike = known.filter((folder) => asked.some((other) => areAlike(other, folder)));
  const all = asked.length + known.length;
  return all === 0 ? 1 : (2 * Math.min(alike.length, asked.length)) / all;
}

/** The address goes on where the page ends: `/glossary/terms/`. */
function ofParent(asked: Path, known: Path): number {
  const share = known.length / asked.length;
  return share >= 0.5 && share < 1 && startsWith(asked, known) ? 0.6 + 0.3 * share : 0;
}

/** The address ends at the folder of the page: `/datasets/connectors/`. */
function ofChild(asked: Path, known: Path): number {
  return known.length === asked.length + 1 && startsWith(known, asked) ? 0.55 : 0;
}

/** The address was cut off: `/roadmapping/expo`. */
function ofBeginning(asked: Path, known: Path): number {
  const isName = asked.length === 1;
  if (!isName && asked.length !== known.length) {
    return 0;
  }
  const cut = joined(asked.flat());
  const whole = joined(isName ? known.at(-1) : known.flat());
  const share = cut.length / whole.length;
  return share > 1 / 3 && isBeginning(cut, whole) ? 0.55 + 0.3 * share : 0;
}

function startsWith(path: Path, beginning: Path): boolean {
  return beginning.every((words, at) => likeness(joined(words), joined(path[at])) > 0);
}

function areAlike(asked: string[], known: string[]): boolean {
  const [one, other] = [joined(asked), joined(known)];
  return isBeginning(one, other) || likeness(one, other) > 0;
}

/** What stands between words (`-`, `_`, a space, nothing) makes no other name. */
function joined(words: string[] = []): string {
  return words.join('');
}
