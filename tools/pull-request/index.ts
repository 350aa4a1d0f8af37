/**
 * `npx tsx tools/pull-request/index.ts origin/main`: prints a Markdown summary of a branch, and writes
 * screenshots of the changed pages to `.tmp/pull-request`.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {formatStatus, readStatus} from '@guide/authoring';
import {locate, translationPairOf, withDefaults} from '@guide/content';
import {contentSite} from '../../src/config/content';
import {runCommand} from '../runCommand';
import {takeScreenshots} from './screenshots';
import {slugsOf, formatSummary} from './summary';

const {contentFolders} = withDefaults(contentSite);

void runCommand(async () => {
  const range = `${process.argv[2] ?? 'main'}...HEAD`;
  const diff = execFileSync('git', ['diff', '--name-only', '-z', range], {encoding: 'utf8'});
  const files = diff.split('\0').filter(Boolean);
  const pages = files.filter((file) => contentFolders.some((folders) => locate(folders, file)));
  const existing = pages.filter((file) => fs.existsSync(file));
  const screenshots = await takeScreenshots(
    slugsOf('.', contentFolders[0]!, existing),
    '.tmp/pull-request',
  );
  const touched = new Set(pages.map((file) => translationPairOf(contentFolders, file)?.original));
  const statuses = readStatus('.', contentFolders).filter(({original}) => touched.has(original));
  const translation = formatStatus(statuses);
  const others = files.length - pages.length;
  console.log(formatSummary({pages, others, translation, screenshots}));
});
