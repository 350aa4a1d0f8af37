import type {SiteCopy} from '../../../support/siteCopy';

/** Publishes drafts, as described in `blog/README.md` and `deploy/settings.md`, and removes the bar. */
export async function publishDrafts(site: SiteCopy): Promise<void> {
  for (const page of ['blog/2025-11-18-release-2025-8.mdx', 'src/pages/accessibility.mdx']) {
    await site.edit(page, (text) => text.replace('draft: true\n', ''));
  }
  await site.edit('src/config/announcement.ts', (text) =>
    text.replace(/(const announcement: .* = ){[^]*?\n};/, '$1undefined;'),
  );
}
