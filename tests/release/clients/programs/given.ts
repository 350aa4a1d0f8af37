declare const process: {env: Record<string, string | undefined>};

/** Input and output of a program that uses a generated client. */
export const base = 'https://brumeval.telescope.example/api/v1';
export const token = process.env.TELESCOPE_TOKEN ?? '';

/** Prints the id of the created item, the ids from all pages, and the name of an owner. */
export function report(created: string, ids: string[], owner: string | undefined): void {
  console.log(JSON.stringify({created, ids, owner}));
}
