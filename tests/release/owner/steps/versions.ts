import fs from 'node:fs/promises';
import type {SiteCopy} from '../../../support/siteCopy';

export const [olderVersion, newerVersion] = ['2025.8', '2025.9'] as const;

/** Texts of the guide when each version is cut, and afterwards. */
export const texts = {
  [olderVersion]: {label: 'Save view', title: 'Search, notifications, undo and Trash'},
  [newerVersion]: {label: 'Keep view', title: 'Actions in brief'},
  current: {label: 'Store view', title: 'Actions in a nutshell'},
};

/** Page that moves after the last cut. */
export const movedPage = {from: 'datasets/connectors/gitlab', to: 'datasets/gitlab'};

/** Page without a French file in the newer version. */
export const untranslatedPage = 'roadmapping/export';

export async function cutVersions(site: SiteCopy): Promise<void> {
  await run(site, 'version', olderVersion);
  await replaceTexts(site, texts[olderVersion], texts[newerVersion]);
  await run(site, 'version', newerVersion);
  await replaceTexts(site, texts[newerVersion], texts.current);
  await fs.rm(
    site.path(
      `i18n/fr/docusaurus-plugin-content-docs/version-${newerVersion}/${untranslatedPage}.mdx`,
    ),
  );
  await run(site, 'page', 'move', movedPage.from, movedPage.to);
}

type Texts = Record<'label' | 'title', string>;

async function replaceTexts(site: SiteCopy, from: Texts, to: Texts): Promise<void> {
  await site.edit('src/data/labels.en.json', (json) =>
    json.replace(`"save-view": "${from.label}"`, `"save-view": "${to.label}"`),
  );
  await site.edit('docs/navigation_actions.mdx', (page) =>
    page.replace(`title: ${from.title}`, `title: ${to.title}`),
  );
}

/** @throws with the command's output if it fails */
async function run(site: SiteCopy, ...command: [name: string, ...args: string[]]): Promise<void> {
  const {code, output} = await site.runCommand(...command);
  if (code !== 0) {
    throw new Error(output);
  }
}
