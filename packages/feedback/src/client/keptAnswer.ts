/** Under which name the storage of a tab keeps what was said of a page. */
const keyOf = (page: string) => `page-feedback ${page}`;

/** What a reader has said of a page. */
export interface Answer {
  helped: boolean;
  /** Whether the reader has said why it did not help, too. */
  isExplained?: boolean;
}

/** Where storage is blocked, answers are known until the site is left. */
const answers = new Map<string, Answer>();

/** What was said of a page in this visit. */
export function readAnswer(page: string): Answer | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(page));
    return kept === null ? answers.get(page) : (JSON.parse(kept) as Answer);
  } catch {
    return answers.get(page);
  }
}

/** Keeps what was said of a page until the tab is closed, so that it counts once. */
export function keepAnswer(page: string, answer: Answer): void {
  answers.set(page, answer);
  try {
    sessionStorage.setItem(keyOf(page), JSON.stringify(answer));
  } catch {
    // Blocked, or full.
  }
}
