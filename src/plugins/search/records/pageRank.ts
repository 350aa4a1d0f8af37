/** An ordinary page. */
const ORDINARY = 100;

/** Pages that name everything, or that are about screens on their way out, are rarely the answer. */
const lowered: ReadonlyArray<[docId: RegExp, rank: number]> = [
  [/^glossary$/, 25],
  [/^troubleshooting$/, 75],
  [/_tutorials$/, 90],
  [/_deprecated$/, 75],
];

/** A page in the other language: its twin in the reader's language comes first. */
export const FOREIGN = 50;

/** How much a page counts beside the others when a query fits both: 100 is ordinary, less is later. */
export function pageRank(docId: string, inReadersLanguage: boolean): number {
  if (!inReadersLanguage) {
    return FOREIGN;
  }
  return lowered.find(([pattern]) => pattern.test(docId))?.[1] ?? ORDINARY;
}
