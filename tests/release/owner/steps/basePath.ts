import type {OwnerStep} from '../build';

export const ownerBase = '/guide/';

export const ownerUrl = `https://docs.telescope.example${ownerBase}`;

/** As on GitHub Pages. */
export const moveToBasePath: OwnerStep = () => Promise.resolve({TELESCOPE_SITE_URL: ownerUrl});
