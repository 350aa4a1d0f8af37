import type {OwnerStep} from '../build';

/** The first announcement is published, as `blog/README.md` says. */
export const announcement: OwnerStep = (site) =>
  site.edit('blog/2025-11-18-release-2025-8.mdx', (text) => text.replace('draft: true\n', ''));
