import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify, stripVTControlCharacters} from 'node:util';

const root = path.resolve(__dirname, '../..');
const sources = [
  ...['api', 'blog', 'contract', 'docs', 'figures', 'i18n', 'search', 'src', 'static'],
  ...['docusaurus.config.ts', 'package.json', 'sidebars.ts', 'tsconfig.json'],
];

const pageFolders = ['docs', 'i18n/fr/docusaurus-plugin-content-docs/current'];

const shorten = (page: string) => {
  const [, frontMatter, text] = /^(---\n.*?\n---\n)(.*)$/s.exec(page)!;
  const anchors = text!.match(/^(?:#+ .*\{.*#.*\}|<a id=.*\/>)$/gm) ?? [];
  return [frontMatter, ...anchors, ''].join('\n\n');
};

export interface CommandResult {
  code: number;
  output: string;
}

/** Copy of the site that tests can edit and build. It's in `.tmp`, so that packages resolve. */
export class SiteCopy {
  private constructor(readonly dir: string) {}

  static async create(name: string, extraSources: string[] = []): Promise<SiteCopy> {
    const {dir} = SiteCopy.at(name);
    await fs.rm(dir, {recursive: true, force: true});
    await Promise.all(
      [...sources, ...extraSources].map((source) =>
        fs.cp(path.join(root, source), path.join(dir, source), {recursive: true}),
      ),
    );
    return new SiteCopy(dir);
  }

  static at(name: string): SiteCopy {
    return new SiteCopy(path.join(root, '.tmp', name));
  }

  path(file: string): string {
    return path.join(this.dir, file);
  }

  /** @throws if the text stays the same */
  async edit(file: string, change: (text: string) => string): Promise<void> {
    const before = await fs.readFile(this.path(file), 'utf8');
    const after = change(before);
    if (after === before) {
      throw new Error(`${file}: the test's edit changed nothing. Update it to match the file.`);
    }
    await fs.writeFile(this.path(file), after);
  }

  /** Reduces pages to front matter and link targets, which halves the build time. */
  async shortenPages(isUnshortened: (page: string, text: string) => boolean): Promise<void> {
    for (const folder of pageFolders) {
      const files = await fs.readdir(this.path(folder), {recursive: true});
      for (const file of files.filter((name) => name.endsWith('.mdx'))) {
        const text = await fs.readFile(this.path(`${folder}/${file}`), 'utf8');
        // The home page reads releases from it.
        if (file !== 'versions.mdx' && !isUnshortened(file, text)) {
          await fs.writeFile(this.path(`${folder}/${file}`), shorten(text));
        }
      }
    }
  }

  /** Runs Docusaurus without the persistent cache. */
  run(args: string[], env: NodeJS.ProcessEnv = {}, node?: string): Promise<CommandResult> {
    const defaults = {
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      // No repository: Docusaurus would search the git history of each file.
      GIT_DIR: path.join(this.dir, '.git'),
    };
    return runDocusaurus(this.dir, args, {...defaults, ...env}, node);
  }

  /** The copy must include `tools`. */
  runCommand(name: string, ...args: string[]): Promise<CommandResult> {
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    return runNode(this.dir, [tsx, 'tools/run.ts', name, ...args]);
  }

  async remove(): Promise<void> {
    await fs.rm(this.dir, {recursive: true, force: true});
  }
}

export function runDocusaurus(
  cwd: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  node?: string,
): Promise<CommandResult> {
  // Of the folder, which can have another version.
  const {resolve} = createRequire(path.join(cwd, 'package.json'));
  const cli = resolve('@docusaurus/core/bin/docusaurus.mjs');
  return runNode(cwd, [cli, ...args], env, node);
}

async function runNode(
  cwd: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  node = process.execPath,
): Promise<CommandResult> {
  const variables = {...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1', ...env};
  const options = {cwd, env: variables, maxBuffer: 64 * 1024 * 1024};
  const {code, stdout, stderr} = await promisify(execFile)(node, args, options).then(
    (result) => ({...result, code: 0}),
    (error: {stdout: string; stderr: string}) => ({...error, code: 1}),
  );
  // Joins lines that the bundler wraps and frames.
  const output = stripVTControlCharacters(stdout + stderr).replace(/\s*[│╰─▶×]*\s+/g, ' ');
  return {code, output};
}
