import type {Ability} from './check';

/** Hosts that cannot do what the others can. */
export const hosts: Record<string, {name: string; cannot: readonly Ability[]}> = {
  'github-pages': {
    name: 'GitHub Pages',
    cannot: [
      'headers',
      'headers with redirects',
      'brotli',
      'caching',
      'redirects',
      'a page for what is not there in each language',
    ],
  },
  netlify: {name: 'Netlify', cannot: ['headers with redirects']},
  'cloudflare-pages': {name: 'Cloudflare Pages', cannot: ['headers with redirects']},
};
