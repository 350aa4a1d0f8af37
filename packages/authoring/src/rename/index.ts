import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {textId, withDefaults, withRecord, type ContentOptions} from '@guide/content';
import {applyChanges, read, type Project} from '../pages/project';
import {readStatus} from '../translate/status';
import {elidesBefore, renameInQueries, renameText} from './renameText';

interface RenameOptions extends ContentOptions {
  /** Current name. */
  name: string;
  /** Identifiers in samples, such as `telescope.example`. */
  samples: readonly string[];
  /** Globs. */
  sources: readonly string[];
  /** Globs of files with search queries in lower case. */
  typed: readonly string[];
}

const usage = 'npm run guide -- rename Horizon, or with --no-elision for a name as in “de Hub”';

/** Runs `npm run guide -- rename`: renames the product in all sources. */
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
  const filesIn = (globs: readonly string[]) => globSync([...globs], {cwd: siteDir, dot: true});
  const typed = new Set(filesIn(options.typed));
  const changes: Project['changes'] = new Map();
  for (const file of filesIn(options.sources)) {
    const text = read({siteDir}, file);
    const renamed = renameText(text, names, /\bfr\b/.test(file));
    changes.set(file, typed.has(file) ? renameInQueries(renamed, names) : renamed);
  }
  for (const {original, translation, state} of readStatus(siteDir, contentFolders)) {
    const source = changes.get(original);
    if (state === 'up-to-date' && source) {
      const translated = changes.get(translation) ?? read({siteDir}, translation);
      changes.set(translation, withRecord(translated, textId(source)));
    }
  }
  const {length} = applyChanges({siteDir, changes});
  console.log(
    `Renamed ${options.name} to ${name} in ${length} files.\nThen: npm run draw; npx prettier --write .; npm run check. Review the changes and commit them.`,
  );
}

/** `git restore .` must be able to undo an interrupted command. */
function requireCleanTree(siteDir: string): void {
  const git = spawnSync('git', ['status', '--short', '--', '.'], {cwd: siteDir, encoding: 'utf8'});
  const [first, ...others] = git.stdout?.match(/(?<=^.. ).+/gm) ?? [];
  if (first) {
    throw new Error(
      `The working tree has changes in ${first} and ${others.length} other files. Commit them first. After an interrupted rename, run \`git restore .\`.`,
    );
  }
}
