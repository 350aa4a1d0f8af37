import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {ServedBuild} from '../../support/browser';
import {SiteCopy} from '../../support/siteCopy';
import {publishDrafts} from './steps/drafts';
import {addLanguage} from './steps/language';
import {renameProduct} from './steps/name';
import {changePages} from './steps/pages';
import {cutVersions} from './steps/versions';

/** As on GitHub Pages. */
export const ownerBase = '/guide/';
export const ownerUrl = `https://docs.telescope.example${ownerBase}`;
export const ownerEmail = 'help@horizon.test';

const settings = {
  TELESCOPE_STRICT: 'true',
  TELESCOPE_SITE_URL: ownerUrl,
  TELESCOPE_SUPPORT_EMAIL: ownerEmail,
  TELESCOPE_READER_REPORTS: `${ownerBase}_reader`,
};

const fullPages = [
  'glossary',
  'projects/project_items/first_steps',
  'projects/project_items/get_started',
  'projects/projects_views/kanban',
  'public_rest_api/get_started',
  'roadmapping/export',
  'support_en',
].map((page) => `${page}.mdx`);

const commandSources = ['cspell-words.txt', 'cspell.config.yaml', 'packages/figures', 'tools'];

export const ownerDir = SiteCopy.at('owner').path('build');

export const ownerServed: ServedBuild = {folder: ownerDir, basePath: ownerBase};

/** @param address relative to the base path */
export const openBuilt = (address: string): CheerioAPI =>
  load(fs.readFileSync(path.join(ownerDir, address, 'index.html'), 'utf8'));

/**
 * Builds one site for all steps: each build takes a minute.
 *
 * @throws with the output if the build fails
 */
export async function buildOwnerSite(): Promise<void> {
  const site = await SiteCopy.create('owner', commandSources);
  await site.shortenPages((page) => fullPages.includes(page));
  for (const step of [changePages, addLanguage, renameProduct, cutVersions, publishDrafts]) {
    await step(site);
  }
  const {code, output} = await site.run(['build'], settings);
  if (code !== 0) {
    throw new Error(`The build of the owner's site failed: ${output}`);
  }
}
