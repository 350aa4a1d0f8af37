import type {OwnerStep} from '../build';

/** As described in `blog/README.md` and `deploy/settings.md`. */
export const publishDrafts: OwnerStep = async (site) => {
  for (const page of ['blog/2025-11-18-release-2025-8.mdx', 'src/pages/accessibility.mdx']) {
    await site.edit(page, (text) => text.replace('draft: true\n', ''));
  }
};
