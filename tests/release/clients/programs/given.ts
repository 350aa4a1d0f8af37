declare const process: {env: Record<string, string | undefined>};

/** What a program of a generated client is given, and what it hands back. */
export const base = 'https://brumeval.telescope.example/api/v1';
export const token = process.env.TELESCOPE_TOKEN ?? '';

/** Prints what the API answered: the item that was created, those of all pages, the name of an owner. */
export function report(created: string, ids: string[], owner: string | undefined): void {
  console.log(JSON.stringify({created, ids, owner}));
}
