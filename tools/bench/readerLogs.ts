import fs from 'node:fs';
import path from 'node:path';
import {once} from 'node:events';
import type {Writable} from 'node:stream';
import {createGzip} from 'node:zlib';
import {writeReport} from '@guide/readers/form';

const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/$.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:$.0) Gecko/20100101 Firefox/$.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.$ Mobile/15E148 Safari/604.1',
];
const programs = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.$.0',
];
const referrers = ['-', 'https://www.google.com/', 'https://docs.telescope.example/glossary/'];
const words = ['roadmap', 'export', 'sprint', 'backlog', 'swim lane', 'delete', 'owner', 'zebra'];

/** One line in so many is of a page that is not there, or is no line of a log. */
const RARE = 200;

/** Of the lines, the share of the receiver. */
const REPORTS = 0.01;

const LINES_AT_A_TIME = 5000;

/**
 * Writes logs as a busy site has them: mostly files of pages, some pages, programs, addresses that a
 * scanner asks for once each, damaged lines; and the log of the receiver. The same ones each time.
 *
 * @param addresses those of the pages
 * @returns the files, of which the second is packed
 */
export async function writeLogs(
  folder: string,
  lines: number,
  addresses: readonly string[],
): Promise<string[]> {
  const random = createRandom();
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const agent = () =>
    pick(random() < 0.2 ? programs : browsers).replaceAll(
      '$',
      String(100 + Math.floor(random() * 60)),
    );
  const targetOf = (at: number) => {
    if (at % RARE === 0) {
      return [`/wp-content/${at}/`, 404] as const;
    }
    return at % 8 === 0
      ? ([pick(addresses), 200] as const)
      : ([`/assets/js/${(at % 97).toString(16)}.0a1b2c3d.js`, 200] as const);
  };
  const request = (at: number) => {
    const [target, status] = targetOf(at);
    const day = String(1 + (Math.floor(at / 1000) % 30)).padStart(2, '0');
    return at % RARE === 1
      ? `\\x16\\x03 damaged ${at}`
      : `203.0.113.${at % 256} - - [${day}/Jun/2025:10:22:33 +0000] "GET ${target} HTTP/1.1" ${status} ${at % 90_000} "${pick(referrers)}" "${agent()}"`;
  };
  const report = (at: number) => {
    const page = pick(addresses);
    const query = `${pick(words)} ${pick(words)} ${at % 5 === 0 ? at : ''}`;
    const kinds = [
      {kind: 'vote', page, helped: random() < 0.7},
      {kind: 'comment', page, reasons: ['unclear'], text: `Where is ${query}?`},
      {kind: 'search', language: 'en', query, hits: at % 3, opened: at % 4 === 0 ? page : null},
    ] as const;
    const hour = `2025-06-${String(1 + (at % 30)).padStart(2, '0')}T10`;
    return JSON.stringify({hour, report: writeReport(pick(kinds))});
  };
  const file = (name: string) => path.join(folder, name);
  const reports = Math.round(lines * REPORTS);
  const packed = Math.round((lines - reports) / 2);
  await write(file('access.log'), lines - reports - packed, request);
  await write(file('access.log.1.gz'), packed, request);
  await write(file('reader.log'), reports, report);
  return ['access.log', 'access.log.1.gz', 'reader.log'].map(file);
}

async function write(file: string, lines: number, line: (at: number) => string): Promise<void> {
  const out = fs.createWriteStream(file);
  const closed = once(out, 'close');
  let into: Writable = out;
  if (file.endsWith('.gz')) {
    into = createGzip({level: 1});
    into.pipe(out);
  }
  for (let at = 0; at < lines; at += LINES_AT_A_TIME) {
    const count = Math.min(LINES_AT_A_TIME, lines - at);
    const text = Array.from({length: count}, (_, next) => `${line(at + next)}\n`).join('');
    if (!into.write(text)) {
      await once(into, 'drain');
    }
  }
  into.end();
  await closed;
}

/** A linear congruential generator, the one of Numerical Recipes: from 0 to 1, always the same ones. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
