import {parseArgs} from 'node:util';
import {Collected} from '../collect';
import {readGuide, type FeedbackSite} from '../guide/guide';
import {readLines} from '../logs/readLines';
import {figuresOf, type FeedbackFigures} from '../report/figures';
import {renderMarkdown} from '../report/markdown';

export type {FeedbackFigures, FeedbackSite};

/**
 * Reads logs of the receiver and of a web server, and prints what they say of the guide.
 *
 * @throws when an option is wrong, or when a log or the build cannot be read
 */
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
      'No log is named: expected the files of the receiver and of the web server, such as `npm run feedback -- reader.log access.log`.',
    );
  }
  const figures = await readFigures(site, env.BUILD_DIR || 'build', files);
  console.log(
    values.json ? JSON.stringify(figures, null, 2) : renderMarkdown(figures, site.redirectsFile),
  );
}

/** What logs say of the guide in a build. */
export async function readFigures(
  site: FeedbackSite,
  buildDir: string,
  files: readonly string[],
): Promise<FeedbackFigures> {
  const guide = readGuide(site, buildDir);
  const collected = new Collected(guide);
  for (const file of files) {
    await readLines(file, collected.take);
  }
  return figuresOf(collected, guide, site);
}
