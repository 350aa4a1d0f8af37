import fs from 'node:fs';
import {createGunzip} from 'node:zlib';

/** Takes a line, which is a part of the buffer; it holds only until the function returns. */
export type TakeLine = (buffer: Buffer, start: number, end: number) => void;

/** How a file ended. */
export interface FileEnd {
  /** Lines that were too long to be of a log. */
  tooLong: number;
  /** Why nothing was read after a place in it, when it is damaged there. */
  damage: string | undefined;
}

/** Larger pieces are no faster. */
const PIECE = 1024 * 1024;

/** A request of nginx has 32 kB at most, and its log each byte as four. */
const LONGEST_LINE = 128 * 1024;

const LINE_FEED = 10;
const GZIP = [0x1f, 0x8b];

/**
 * Gives each line of a file, which may be packed with gzip, whatever its name. It holds no more
 * than a few pieces of it in memory.
 *
 * @throws when the file cannot be read
 */
export async function readLines(file: string, take: TakeLine): Promise<FileEnd> {
  const end: FileEnd = {tooLong: 0, damage: undefined};
  let rest: Buffer[] = [];
  let restLength = 0;
  const keep = (piece: Buffer) => {
    restLength += piece.length;
    // Of a line that is too long, its length is enough.
    rest = restLength > LONGEST_LINE ? [] : [...rest, Buffer.from(piece)];
  };
  const finish = () => {
    const line = Buffer.concat(rest);
    if (restLength > LONGEST_LINE) {
      end.tooLong += 1;
    } else if (restLength > 0) {
      take(line, 0, line.length);
    }
    rest = [];
    restLength = 0;
  };
  try {
    for await (const chunk of open(file)) {
      const piece = chunk as Buffer;
      let start = 0;
      for (
        let lineEnd = piece.indexOf(LINE_FEED);
        lineEnd !== -1;
        lineEnd = piece.indexOf(LINE_FEED, start)
      ) {
        if (restLength > 0) {
          keep(piece.subarray(start, lineEnd));
          finish();
        } else if (lineEnd > start) {
          take(piece, start, lineEnd);
        }
        start = lineEnd + 1;
      }
      if (start < piece.length) {
        keep(piece.subarray(start));
      }
    }
  } catch (error) {
    if (!isDamage(error)) {
      throw error;
    }
    end.damage = error.message;
  }
  finish();
  return end;
}

function open(file: string): AsyncIterable<unknown> {
  const isPacked = isGzip(file);
  const stream = fs.createReadStream(file, {highWaterMark: PIECE});
  if (!isPacked) {
    return stream;
  }
  const unpacked = createGunzip({chunkSize: PIECE});
  stream.once('error', (error) => unpacked.destroy(error));
  return stream.pipe(unpacked);
}

function isGzip(file: string): boolean {
  const handle = fs.openSync(file, 'r');
  try {
    const [first, second] = GZIP;
    const bytes = Buffer.alloc(2);
    fs.readSync(handle, bytes, 0, 2, 0);
    return bytes[0] === first && bytes[1] === second;
  } finally {
    fs.closeSync(handle);
  }
}

/** Whether zlib says that what is packed is cut off or wrong. */
function isDamage(error: unknown): error is Error {
  return /^Z_(?:BUF|DATA)_ERROR$/.test((error as NodeJS.ErrnoException).code ?? '');
}
