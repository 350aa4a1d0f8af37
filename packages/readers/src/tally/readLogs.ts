import fs from 'node:fs';
import {readLines} from '../logs/lines';
import type {Tally} from './tally';

/**
 * Counts the lines of logs, one file after the other. The damaged ones are counted and left out.
 *
 * @returns the files that could not be read to their end, each with the reason
 * @throws when one of them is not there, before any is read
 */
export async function readLogs(files: readonly string[], tally: Tally): Promise<string[]> {
  const missing = files.filter((file) => !fs.statSync(file, {throwIfNoEntry: false})?.isFile());
  if (missing.length > 0) {
    throw new Error(
      `${missing.map((file) => `There is no log ${file}.`).join('\n')}\nGive the files of the receiver and of the web server, in any order; they may be packed with gzip.`,
    );
  }
  const cutOff: string[] = [];
  for (const file of files) {
    const {tooLong, damage} = await readLines(file, tally.take);
    tally.lines.read += tooLong;
    tally.lines.damaged += tooLong;
    if (damage !== undefined) {
      cutOff.push(`${file}: ${damage}`);
    }
  }
  return cutOff;
}
