import {parseArgs} from 'node:util';
import {FeedbackCounts} from '../feedbackCounts';
import {readGuide} from '../guide';
import {readLines} from '../logs/readLines';
import {summarise, type FeedbackSummary} from '../report/summary';
import {renderJson} from '../report/json';
import {renderMarkdown} from '../report/markdown';

export type {FeedbackSummary};

/** Prints the summary of logs, as Markdown or JSON. @throws if an option is invalid, or a log or the build can't be read */
export async function runFeedback(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const {values, positionals: logFiles} = parseArgs({
    args,
    allowPositionals: true,
    options: {json: {type: 'boolean'}},
  });
  if (logFiles.length === 0) {
    throw new Error('No log files: run `npm run feedback -- reader.log access.log`.');
  }
  const summary = await readSummary(env.BUILD_DIR || 'build', logFiles);
  console.log(values.json ? renderJson(summary) : renderMarkdown(summary));
}

/** Returns the summary that `runFeedback` prints. */
export async function readSummary(
  buildDir: string,
  logFiles: readonly string[],
): Promise<FeedbackSummary> {
  const guide = readGuide(buildDir);
  const counts = new FeedbackCounts(guide);
  for (const file of logFiles) {
    await readLines(file, counts.addLine);
  }
  return summarise(counts, guide);
}
