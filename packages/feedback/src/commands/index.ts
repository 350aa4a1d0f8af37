import {Collected, type Days} from '../collect';
import {readGuide, type FeedbackSite} from '../guide/guide';
import {readLines} from '../logs/readLines';
import {figuresOf, type FeedbackFigures} from '../report/figures';
import {renderMarkdown} from '../report/markdown';
import {readOptions} from './options';

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
  const {files, since, until, json} = readOptions(args);
  const figures = await readFigures(site, env.BUILD_DIR || 'build', files, {since, until});
  console.log(
    json ? JSON.stringify(figures, null, 2) : renderMarkdown(figures, site.redirectsFile),
  );
}

/** What logs say of the guide in a build. */
export async function readFigures(
  site: FeedbackSite,
  buildDir: string,
  files: readonly string[],
  days?: Days,
): Promise<FeedbackFigures> {
  const guide = readGuide(site, buildDir);
  const collected = new Collected(guide, days);
  for (const file of files) {
    await readLines(file, collected.take);
  }
  return figuresOf(collected, guide, site);
}
