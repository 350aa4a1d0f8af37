import fs from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {ServedBuild} from '../../support/browser';
import {SiteCopy} from '../../support/siteCopy';
import {publishDrafts} from './steps/drafts';
import {moveToBasePath, ownerBase} from './steps/basePath';
import {addLanguage} from './steps/language';
import {renameProduct} from './steps/name';
import {enableReaderReports} from './steps/readerReports';
import {cutVersions} from './steps/versions';

/** Returns environment variables for the build, if any. */
export type OwnerStep = (site: SiteCopy) => Promise<NodeJS.ProcessEnv | void>;

/** One build covers all steps: each build takes a minute. */
const steps: OwnerStep[] = [
  addLanguage,
  renameProduct,
  cutVersions,
  publishDrafts,
  moveToBasePath,
  enableReaderReports,
];

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

/** @throws with the build output if the build fails */
export async function buildOwnerSite(): Promise<void> {
  const site = await SiteCopy.create('owner', commandSources);
  await site.shortenPages((page) => fullPages.includes(page));
  let env: NodeJS.ProcessEnv = {TELESCOPE_STRICT: 'true'};
  for (const step of steps) {
    env = {...env, ...(await step(site))};
  }
  const {code, output} = await site.run(['build'], env);
  if (code !== 0) {
    throw new Error(`The build of the owner's site failed: ${output}`);
  }
}
