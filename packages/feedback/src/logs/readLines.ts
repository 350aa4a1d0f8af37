import fs from 'node:fs';
import {pipeline, type Readable} from 'node:stream';
import {createGunzip} from 'node:zlib';

/**
 * Gives each line of a log, which is packed with gzip if its name ends in `.gz`.
 *
 * @throws naming the log, when it cannot be read to its end
 */
export async function readLines(file: string, take: (line: string) => void): Promise<void> {
  try {
    let rest = '';
    for await (const chunk of open(file).setEncoding('utf8')) {
      const lines = (rest + (chunk as string)).split('\n');
      rest = lines.pop()!;
      lines.filter(Boolean).forEach(take);
    }
    if (rest !== '') {
      take(rest);
    }
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(
      `The log ${file} cannot be read: ${reason}. Leave it out, or give a whole one.`,
    );
  }
}

function open(file: string): Readable {
  const stream = fs.createReadStream(file);
  // What goes wrong reaches who reads.
  return file.endsWith('.gz') ? pipeline(stream, createGunzip(), () => undefined) : stream;
}
