import {parseArgs} from 'node:util';
import {readPagesFiles} from '@guide/built-site/read';
import {renderMarkdown} from '../markdown';
import {readLog} from '../readLog';
import {summarise, type FeedbackSummary} from '../summary';

export type {FeedbackSummary};

/** Prints the summary of logs as Markdown. @throws if a log or the build can't be read */
export function runFeedback(args: string[], env: NodeJS.ProcessEnv): void {
  const logFiles = parseArgs({args, allowPositionals: true}).positionals;
  if (logFiles.length === 0) {
    throw new Error('No log files: run `npm run feedback -- reader.log`.');
  }
  console.log(renderMarkdown(readSummary(env.BUILD_DIR || 'build', logFiles)));
}

/** Returns the summary that `runFeedback` prints. */
export function readSummary(buildDir: string, logFiles: readonly string[]): FeedbackSummary {
  return summarise(logFiles.flatMap(readLog), readPagesFiles(buildDir));
}
