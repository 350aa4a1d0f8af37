import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {textId, withDefaults, withRecord, type ContentOptions} from '@guide/content';
import {readStatus} from '../translate/status';
import {elidesBefore, renameInQueries, renameText} from './renameText';

export interface RenameOptions extends ContentOptions {
  /** Current name. */
  name: string;
  /** File that defines `name`. */
  nameFile: string;
  /** Identifiers in samples, such as `telescope.example`. */
  samples: readonly string[];
  /** Globs. */
  sources: readonly string[];
  /** Globs of files with search queries in lower case. */
  typed: readonly string[];
}

const usage = 'npm run guide -- rename Horizon, or with --no-elision for a name as in “de Hub”';

/**
 * Runs `npm run guide -- rename`: renames the product in all sources.
 *
 * @throws before writing if the name is invalid or the working tree has changes
 */
export function runRename(options: RenameOptions, args: string[]): void {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {'no-elision': {type: 'boolean'}},
  });
  const name = positionals.join(' ');
  // The name is inserted into MDX, YAML, JSON and code without escaping.
  if (!/^\p{L}[\p{L}\p{M}\p{N} .+-]{0,39}$/u.test(name)) {
    throw new Error(
      `"${name}" is not a valid product name: a letter, then up to 39 letters, digits, spaces, ".", "+" or "-". Usage: ${usage}.`,
    );
  }
  const elides = !values['no-elision'] && elidesBefore(name);
  const names = {former: options.name, name, elides, samples: options.samples};
  const {siteDir, contentFolders} = withDefaults(options);
  requireCleanTree(siteDir);
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  const filesIn = (globs: readonly string[]) => globSync([...globs], {cwd: siteDir, dot: true});
  const typed = new Set(filesIn(options.typed));
  const changes = new Map<string, string>();
  for (const file of filesIn(options.sources)) {
    const text = read(file);
    const renamed = renameText(text, names, /\bfr\b/.test(file));
    const result = typed.has(file) ? renameInQueries(renamed, names) : renamed;
    if (result !== text) {
      changes.set(file, result);
    }
  }
  const pages = readStatus(siteDir, contentFolders);
  for (const {original, translation, state} of pages) {
    const source = changes.get(original);
    if (state === 'up-to-date' && source !== undefined) {
      const translated = changes.get(translation) ?? read(translation);
      changes.set(translation, withRecord(translated, textId(source)));
    }
  }
  // Translations first, because they contain the ids of the new texts, and the name last: an
  // interrupted command can be repeated.
  const originals = new Set(pages.map(({original}) => original));
  const order = (file: string) => (file === options.nameFile ? 2 : Number(originals.has(file)));
  for (const file of [...changes.keys()].sort((a, b) => order(a) - order(b))) {
    fs.writeFileSync(path.join(siteDir, file), changes.get(file)!);
  }
  console.log(
    [
      `Renamed ${options.name} to ${name} in ${changes.size} files.`,
      'Then: npm run draw; npx prettier --write .; npm run check. Review the changes and commit them.',
    ].join('\n'),
  );
}

/** Allows folders outside a repository. */
function requireCleanTree(siteDir: string): void {
  const git = spawnSync('git', ['status', '--short', '--', '.'], {cwd: siteDir, encoding: 'utf8'});
  const [first, ...others] = git.stdout?.match(/(?<=^.. ).+/gm) ?? [];
  if (first) {
    throw new Error(
      `The working tree has changes in ${first} and ${others.length} other files. Commit them first. After an interrupted rename, run \`git restore .\`.`,
    );
  }
}
