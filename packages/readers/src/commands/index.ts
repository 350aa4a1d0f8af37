import fs from 'node:fs';
import {figuresOf, type ReaderFigures} from '../figures/figures';
import {findBuiltPages} from '../guide/builtPages';
import {readGuide, type ReaderSite} from '../guide/guide';
import {renderHtml, type ReportHead} from '../report/htmlReport';
import {renderMarkdown} from '../report/markdownReport';
import {sectionsOf} from '../report/sections';
import {readLogs} from '../tally/readLogs';
import {Tally} from '../tally/tally';
import {writeCandidates} from './candidates';
import {readOptions, type Format} from './options';

export type {ReaderFigures, ReaderSite};

/**
 * Reads logs of the receiver and of a web server, and writes what they say of the guide.
 *
 * @throws when an option is wrong, or when a log or the build is not there
 */
export async function runReaders(
  site: ReaderSite,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const {files, since, until, format, out, queries} = readOptions(args);
  const buildDir = env.BUILD_DIR || 'build';
  const built = findBuiltPages(buildDir, site.basePath);
  const tally = new Tally({
    pages: built.map(({address}) => address),
    languages: site.search.locales,
    ...{since, until},
    host: new URL(site.origin).hostname,
  });
  const cutOff = await readLogs(files, tally);
  // Its pages and its index take the memory that the logs do not need any more.
  const guide = readGuide(site, buildDir, built);
  const figures = figuresOf(tally, guide, site, cutOff);
  fs.writeFileSync(out, render(format, figures, site));
  const {lines, reads, reports} = figures;
  console.log(
    `${out}: reads ${reads.total}, votes ${reports.vote}, comments ${reports.comment}, searches ${reports.search}; lines ${lines.read}, of them damaged ${lines.damaged}.`,
  );
  if (queries !== undefined) {
    for (const file of writeCandidates(queries, figures.searches.failing)) {
      console.log(`${file}: candidates, to be looked at one by one.`);
    }
  }
}

function render(format: Format, figures: ReaderFigures, site: ReaderSite): string {
  const {from, to} = figures.period;
  const head: ReportHead = {
    title: 'What readers tell the writers',
    period: from === '' ? 'The logs have no day that counts.' : `From ${from} to ${to}.`,
    origin: site.origin,
  };
  switch (format) {
    case 'json':
      return `${JSON.stringify(figures, null, 2)}\n`;
    case 'markdown':
      return renderMarkdown(head, sectionsOf(figures, site.redirectsFile));
    case 'html':
      return renderHtml(head, sectionsOf(figures, site.redirectsFile));
  }
}
