import type {Page} from './page';

/** Rules read a page one after the other: what they share is made once. */
export function oncePerPage<Made>(make: (page: Page) => Made): (page: Page) => Made {
  const made = new WeakMap<Page, Made>();
  return (page) => {
    const known = made.get(page) ?? make(page);
    made.set(page, known);
    return known;
  };
}
