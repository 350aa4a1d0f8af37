/** Height of navbar, contents bar and one line. */
const OFFSET_PX = 130;

/** Returns the index of the current heading; -1 above the first one. */
export function sectionInView(headings: readonly (Element | null)[]): number {
  return headings.findLastIndex(
    (heading) => heading && heading.getBoundingClientRect().top < OFFSET_PX,
  );
}
