import type {OwnerStep} from '../build';

/** As described in `blog/README.md`. */
export const publishAnnouncement: OwnerStep = (site) =>
  site.edit('blog/2025-11-18-release-2025-8.mdx', (text) => text.replace('draft: true\n', ''));
