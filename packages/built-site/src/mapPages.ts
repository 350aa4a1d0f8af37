/** Runs a function. Its errors begin with the place: a source file, a built file or the path of a page. */
export function errorsAt<Result>(place: string, run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`, {cause: error});
  }
}

/** Maps pages. Errors name the page. */
export function mapPages<Page extends {path: string; source?: string | undefined}, Result>(
  pages: readonly Page[],
  map: (page: Page) => Result,
): Result[] {
  return pages.map((page) => errorsAt(page.source ?? page.path, () => map(page)));
}
