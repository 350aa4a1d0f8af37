import {parseArgs} from 'node:util';

export const formats = ['html', 'markdown', 'json'] as const;

export type Format = (typeof formats)[number];

const endings: Record<Format, string> = {html: 'html', markdown: 'md', json: 'json'};

export interface ReadersOptions {
  files: string[];
  /** The first and the last day that count. */
  since: string | undefined;
  until: string | undefined;
  format: Format;
  /** Where the report is written to. */
  out: string;
  /** The folder of the candidates, when they are asked for. */
  queries: string | undefined;
}

/** Reads the flags of the command. @throws when one is unknown, or has a value that makes no sense */
export function readOptions(args: string[]): ReadersOptions {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      since: {type: 'string'},
      until: {type: 'string'},
      format: {type: 'string', default: 'html'},
      out: {type: 'string'},
      queries: {type: 'string'},
    },
  });
  if (positionals.length === 0) {
    throw new Error(
      'No log is named: expected the files of the receiver and of the web server, such as `npm run readers -- reader.log access.log`.',
    );
  }
  const format = formats.find((known) => known === values.format);
  if (!format) {
    throw new Error(`--format is "${values.format}": expected one of ${formats.join(', ')}.`);
  }
  return {
    files: positionals,
    since: readDay('since', values.since),
    until: readDay('until', values.until),
    format,
    out: values.out ?? `readers.${endings[format]}`,
    queries: values.queries,
  };
}

function readDay(flag: string, text: string | undefined): string | undefined {
  const isDay =
    text === undefined || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)));
  if (!isDay) {
    throw new Error(`--${flag} is "${text}": expected a day, such as 2025-06-01.`);
  }
  return text;
}
