import {parseArgs} from 'node:util';

export interface FeedbackCommandOptions {
  files: string[];
  /** The first and the last day that count. */
  since: string | undefined;
  until: string | undefined;
  /** For programs, in place of Markdown. */
  json: boolean;
}

/** Reads the flags of the command. @throws when one is unknown, or has a value that makes no sense */
export function readOptions(args: string[]): FeedbackCommandOptions {
  const {values, positionals: files} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      since: {type: 'string'},
      until: {type: 'string'},
      json: {type: 'boolean', default: false},
    },
  });
  if (files.length === 0) {
    throw new Error(
      'No log is named: expected the files of the receiver and of the web server, such as `npm run feedback -- reader.log access.log`.',
    );
  }
  const {since, until, json} = values;
  for (const [flag, day] of Object.entries({since, until})) {
    if (day !== undefined && !(/^\d{4}-\d\d-\d\d$/.test(day) && Date.parse(day))) {
      throw new Error(`--${flag} is "${day}": expected a day, such as 2025-06-01.`);
    }
  }
  return {files, since, until, json};
}
