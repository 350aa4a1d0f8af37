const words = (list: string) => new Set(['', ...list.split(/\s+/)]);

/** Endings, folded and stemmed, that make a word of another: `deactivate`, `deactivation`. */
const endings: Record<'en' | 'fr', ReadonlySet<string>> = {
  en: words(
    `e y al ally ate ated ating ation ator d ed er ence ance ing ion isation ise ised ising ity ive ization ize ized
    izing able ible ment or r ly ness`,
  ),
  fr: words(
    `a ag age aison ance ant ateur ation atric e ee el ellement ement ence ent er eu eur ez i ie ier if ification ir
    isation iser ion ition iv ment oir u ution`,
  ),
};

const SHORTEST_ROOT: Record<'en' | 'fr', number> = {en: 4, fr: 3};

/**
 * Whether two words are of one family: what they share is a root, and what
 * follows it in each is an ending.
 *
 * The index itself is stemmed lightly, so that the beginning of a word finds it
 * as it is typed; families only widen a query.
 */
export function areFamily(one: string, other: string, language: 'en' | 'fr'): boolean {
  let root = 0;
  while (root < one.length && one[root] === other[root]) {
    root += 1;
  }
  const isEnding = endings[language];
  for (let from = root; from >= SHORTEST_ROOT[language]; from -= 1) {
    if (isEnding.has(one.slice(from)) && isEnding.has(other.slice(from))) {
      return true;
    }
  }
  return false;
}
