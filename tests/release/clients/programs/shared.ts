declare const process: {env: Record<string, string | undefined>};

export const baseUrl = 'https://brumeval.telescope.example';
export const token = process.env.TELESCOPE_TOKEN ?? '';

export function report(created: string, ids: string[], owner: string | undefined): void {
  console.log(JSON.stringify({created, ids, owner}));
}
