import fs from 'node:fs';
import {pipeline, type Readable} from 'node:stream';
import {createGunzip} from 'node:zlib';

/** Reads a log, line by line. Decompresses `.gz` files. @throws if it can't be read */
export async function readLines(file: string, onLine: (line: string) => void): Promise<void> {
  try {
    let rest = '';
    for await (const chunk of open(file).setEncoding('utf8')) {
      const lines = (rest + (chunk as string)).split('\n');
      rest = lines.pop()!;
      lines.filter(Boolean).forEach(onLine);
    }
    if (rest !== '') {
      onLine(rest);
    }
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`Can't read the log ${file}: ${reason}. Omit it or pass a complete file.`);
  }
}

function open(file: string): Readable {
  const stream = fs.createReadStream(file);
  // `pipeline` just requires a callback.
  return file.endsWith('.gz') ? pipeline(stream, createGunzip(), () => undefined) : stream;
}
