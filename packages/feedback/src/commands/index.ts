import {parseArgs} from 'node:util';
import {FeedbackCounts} from '../collect';
import {readGuide, type FeedbackSite} from '../guide/guide';
import {readLines} from '../logs/readLines';
import {figuresOf, type FeedbackFigures} from '../report/figures';
import {renderMarkdown} from '../report/markdown';

export type {FeedbackFigures, FeedbackSite};

/** @throws if an option is invalid, or a log or the build can't be read */
export async function runFeedback(
  site: FeedbackSite,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const {values, positionals: files} = parseArgs({
    args,
    allowPositionals: true,
    options: {json: {type: 'boolean'}},
  });
  if (files.length === 0) {
    throw new Error(
      'No log files. Pass those of the receiver and of the web server, such as `npm run feedback -- reader.log access.log`.',
    );
  }
  const figures = await readFigures(site, env.BUILD_DIR || 'build', files);
  console.log(
    values.json ? JSON.stringify(figures, null, 2) : renderMarkdown(figures, site.redirectsFile),
  );
}

export async function readFigures(
  site: FeedbackSite,
  buildDir: string,
  files: readonly string[],
): Promise<FeedbackFigures> {
  const guide = readGuide(site, buildDir);
  const collected = new FeedbackCounts(guide);
  for (const file of files) {
    await readLines(file, collected.add);
  }
  return figuresOf(collected, guide, site);
}
