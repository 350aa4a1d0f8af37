import type {OwnerStep} from '../build';

/** The path under which the owner's site stands. */
export const ownerBase = '/guide/';

/** Where the owner's site is published. */
export const ownerUrl = `https://docs.telescope.example${ownerBase}`;

/** The site moves under a path of its host, as the pages of a GitHub project are. */
export const basePath: OwnerStep = () => Promise.resolve({TELESCOPE_SITE_URL: ownerUrl});
