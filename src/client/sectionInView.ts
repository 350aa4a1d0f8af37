/** A section is current once its heading is this close to the top of the viewport: navbar, contents bar and a line. */
const OFFSET_PX = 130;

/** Index of the heading of the section that is being read; -1 above the first one. */
export function sectionInView(headings: readonly (Element | null)[]): number {
  return headings.findLastIndex(
    (heading) => heading && heading.getBoundingClientRect().top < OFFSET_PX,
  );
}
