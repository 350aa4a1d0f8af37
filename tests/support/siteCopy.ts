import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const root = path.resolve(__dirname, '../..');
const sources = [
  'api',
  'blog',
  'contract',
  'docs',
  'i18n',
  'search',
  'src',
  'static',
  'babel.config.js',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];

const pageFolders = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];

/** A page without its text: its front matter, its headings and other anchors. */
const shorten = (page: string) => {
  const [, frontMatter, text] = /^(---\n.*?\n---\n)(.*)$/s.exec(page)!;
  const anchors = text!.match(/^(?:#+ .*\{#.*\}|<a id=.*\/>)$/gm) ?? [];
  return [frontMatter, ...anchors, ''].join('\n\n');
};

/** What a command printed, and how it ended. */
export interface Outcome {
  code: number;
  output: string;
}

/** A copy of the site that a test may break. It stands inside the project, so that it finds its packages. */
export class SiteCopy {
  private constructor(readonly dir: string) {}

  /** @param more files and folders that a build does not need */
  static async create(name: string, more: string[] = []): Promise<SiteCopy> {
    const {dir} = SiteCopy.at(name);
    await fs.rm(dir, {recursive: true, force: true});
    await Promise.all(
      [...sources, ...more].map((source) =>
        fs.cp(path.join(root, source), path.join(dir, source), {recursive: true}),
      ),
    );
    return new SiteCopy(dir);
  }

  /** A copy that was made before. */
  static at(name: string): SiteCopy {
    return new SiteCopy(path.join(root, '.tmp', name));
  }

  path(file: string): string {
    return path.join(this.dir, file);
  }

  /** Changes a file. @throws when the change changes nothing: the test would prove nothing. */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const before = await fs.readFile(this.path(file), 'utf8');
    const after = change(before);
    if (after === before) {
      throw new Error(`${file}: the edit of the test changed nothing`);
    }
    await fs.writeFile(this.path(file), after);
  }

  async readJson(file: string): Promise<unknown> {
    return JSON.parse(await fs.readFile(this.path(file), 'utf8'));
  }

  /**
   * Leaves of the pages, in every language, but for some, the front matter and what links lead to:
   * all stand in menus and lists, and a build takes half the time.
   *
   * @param isWhole tells the pages that keep their text, by their path in the folder and by it
   */
  async shortenPages(isWhole: (page: string, text: string) => boolean): Promise<void> {
    for (const folder of pageFolders) {
      const files = await fs.readdir(this.path(folder), {recursive: true});
      for (const file of files.filter((name) => name.endsWith('.mdx'))) {
        const text = await fs.readFile(this.path(`${folder}/${file}`), 'utf8');
        // The home page shows the releases that it reads there.
        if (file !== 'versions.mdx' && !isWhole(file, text)) {
          await fs.writeFile(this.path(`${folder}/${file}`), shorten(text));
        }
      }
    }
  }

  /** Runs a Docusaurus command on the copy. It keeps no cache, which is written for the next build. */
  run(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
    return runDocusaurus(this.dir, args, {
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      // A folder without a history: git, which has none of these files, is not asked for each.
      GIT_DIR: path.join(this.dir, '.git'),
      ...env,
    });
  }

  /** Runs a command of writers, `npm run <name>`, on the copy, which has `tools`. */
  command(name: string, ...args: string[]): Promise<Outcome> {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    return runNode(this.dir, [tsx, 'tools/run.ts', name, ...args]);
  }

  async remove(): Promise<void> {
    await fs.rm(this.dir, {recursive: true, force: true});
  }
}

/** Runs a Docusaurus command on the site of a folder inside the project. */
export function runDocusaurus(
  cwd: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return runNode(cwd, [cli, ...args], env);
}

function runNode(cwd: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      {
        cwd,
        env: {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1', ...env},
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) =>
        resolve({
          code: error ? 1 : 0,
          // Long lines are wrapped and framed by the bundler: one line reads better in a test.
          output: stripVTControlCharacters(stdout + stderr).replace(/\s*[│╰─▶×]*\s+/g, ' '),
        }),
    );
  });
}
