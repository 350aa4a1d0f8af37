/** Height of navbar, contents bar and one line. */
const OFFSET_PX = 130;

/** Returns the index of the last heading scrolled to the top, or -1. Skips hidden headings. */
export function sectionInView(headings: readonly (Element | null)[]): number {
  return headings.findLastIndex(
    (heading) => (heading?.getClientRects()[0]?.top ?? Infinity) < OFFSET_PX,
  );
}
