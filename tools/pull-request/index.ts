/**
 * `npx tsx tools/pull-request/index.ts origin/main`: prints a Markdown summary of a branch, and writes
 * screenshots of the changed pages to `.tmp/pull-request`.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {formatStatus, readStatus} from '@guide/authoring';
import {locate, translationPairOf, withDefaults} from '@guide/content';
import {contentSite} from '../../src/config/content';
import {runCommand} from '../runCommand';
import {takeScreenshots} from './screenshots';
import {addressesOf, formatSummary} from './summary';

const {siteDir} = contentSite;
const {contentFolders} = withDefaults(contentSite);

void runCommand(async () => {
  const base = process.argv[2] ?? 'main';
  const files = execFileSync('git', ['diff', '--name-only', '-z', `${base}...HEAD`], {
    cwd: siteDir,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean);
  const pages = files.filter((file) => contentFolders.some((folders) => locate(folders, file)));
  const existing = pages.filter((file) => fs.existsSync(path.join(siteDir, file)));
  const addresses = addressesOf(siteDir, contentFolders[0]!, existing);
  const screenshots =
    addresses.length > 0
      ? await takeScreenshots(addresses, path.join(siteDir, '.tmp/pull-request'))
      : 0;
  const touched = new Set(pages.map((file) => translationPairOf(contentFolders, file)?.original));
  console.log(
    formatSummary({
      pages,
      others: files.length - pages.length,
      translation: formatStatus(
        readStatus(siteDir, contentFolders).filter(({original}) => touched.has(original)),
      ),
      screenshots,
    }),
  );
});
