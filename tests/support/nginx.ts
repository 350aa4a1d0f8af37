import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from './freePort';
import {READER_LOG} from '../../packages/feedback/src/nginx';

const binary = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const configuration = path.resolve(__dirname, '../../deploy/nginx/nginx.conf');

/** A running nginx. */
export interface Nginx {
  /** `http://127.0.0.1:1234` or `http://127.0.0.1:1234/guide`. */
  address: string;
  readLog(): string;
  /** Where feedback is logged, if the site accepts it. */
  feedbackLog: string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  /** The nginx files that `npm run build` generated. */
  generated?: string;
  /** With leading and trailing slashes. */
  basePath?: string;
  /** Run as this user. */
  uid?: number;
  /** Extra configuration files, by name. */
  extraFiles?: Readonly<Record<string, string>>;
  /** Replacements in the configuration. */
  edits?: Readonly<Record<string, string>>;
}

/**
 * Serves a folder with the configuration in `deploy/nginx`, on another port and with other
 * temporary folders.
 *
 * @throws if nginx isn't installed or doesn't start
 */
export async function startNginx(
  site: string,
  {
    generated = `${site}-nginx`,
    basePath = '/',
    uid,
    extraFiles = {},
    edits = {},
  }: NginxOptions = {},
): Promise<Nginx> {
  requireInstalled();
  const port = await freePort();
  const prefix = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const temporary = path.join(prefix, 'tmp');
  const log = path.join(temporary, 'log');
  fs.mkdirSync(temporary);
  fs.writeFileSync(log, '');
  // Without the trailing slash: it would make the link a folder.
  const link = path.join(prefix, 'site', basePath, '.');
  fs.mkdirSync(path.dirname(link), {recursive: true});
  fs.symlinkSync(path.resolve(site), link);
  const feedbackLog = path.join(temporary, 'reader.log');
  copyRules(generated, path.join(prefix, 'generated'), feedbackLog);
  const main = replaceAll(localConfiguration(port, temporary, log), edits);
  const files = {'nginx.conf': main, ...extraFiles};
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(prefix, name), text);
  }
  if (uid !== undefined) {
    [temporary, log].forEach((file) => fs.chownSync(file, uid, uid));
    // Only the temporary folder is writable.
    fs.chmodSync(prefix, 0o555);
  }
  const child = spawn(binary, commandLine(prefix, log, uid), {
    stdio: 'ignore',
    uid,
    gid: uid,
  });
  // Also stop the server if the test run is aborted.
  const kill = () => void child.kill('SIGTERM');
  process.once('exit', kill);
  const readLog = () => fs.readFileSync(log, 'utf8');
  const address = `http://127.0.0.1:${port}${basePath.slice(0, -1)}`;
  if (!(await doesAnswer(`${address}/`, child))) {
    throw new Error(`nginx did not start: ${readLog()}`);
  }
  return {
    address,
    readLog,
    feedbackLog,
    async stop() {
      const closed = new Promise((resolve) => child.once('close', resolve));
      kill();
      await closed;
      process.off('exit', kill);
      fs.rmSync(prefix, {recursive: true, force: true});
    },
  };
}

/** Copies the generated rules, with another path for the feedback log. */
function copyRules(from: string, to: string, feedbackLog: string): void {
  fs.cpSync(from, to, {recursive: true});
  for (const name of fs.readdirSync(to)) {
    const file = path.join(to, name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(READER_LOG, feedbackLog));
  }
}

/** The committed configuration, with another port and other writable paths. */
export function localConfiguration(port: number, temporary: string, log: string): string {
  return replaceAll(fs.readFileSync(configuration, 'utf8'), {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    ' /tmp/': ` ${temporary}/`,
    '/dev/stdout': log,
    'error_log stderr': `error_log ${log}`,
  });
}

function commandLine(prefix: string, log: string, uid: number | undefined): string[] {
  // As root, nginx would switch to a user who may not have access to the site.
  const asRoot = uid === undefined && process.getuid?.() === 0;
  const globals = `daemon off;${asRoot ? ' user root;' : ''}`;
  return ['-p', prefix, '-c', `${prefix}/nginx.conf`, '-e', log, '-g', globals];
}

function requireInstalled(): void {
  if (!fs.existsSync(binary) || !fs.existsSync(brotliModule)) {
    throw new Error(
      'nginx or its Brotli module is not installed. On Debian: apt-get install nginx libnginx-mod-http-brotli-static',
    );
  }
}

/** @throws if the configuration no longer contains a text to replace */
function replaceAll(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) {
      throw new Error(
        `${configuration} no longer contains "${from}". Update the replacement in the test.`,
      );
    }
    return result.replaceAll(from, to);
  }, text);
}

async function doesAnswer(url: string, child: ChildProcess): Promise<boolean> {
  for (let tried = 0; tried < 200 && child.exitCode === null; tried += 1) {
    if ((await fetch(url).catch(() => undefined)) !== undefined) {
      return true;
    }
    await wait(25);
  }
  child.kill('SIGKILL');
  return false;
}
