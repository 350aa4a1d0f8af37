import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {withDefaults, type ContentOptions} from '@guide/content';
import {markDone} from '../translate';
import {readStatus} from '../translate/status';
import {elidesBefore, renameInQueries, renameText} from './renameText';

export interface RenameOptions extends ContentOptions {
  /** Current name. */
  name: string;
  /** Identifiers in samples, such as `telescope.example`. */
  samples: readonly string[];
  /** Globs. */
  sources: readonly string[];
  /** Globs of files with search queries in lower case. */
  typed: readonly string[];
}

const usage = 'npm run rename -- Horizon, or with --no-elision for a name as in “de Hub”';

/**
 * Runs `npm run rename`: renames the product in all sources.
 *
 * @throws before writing if the name is invalid
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
  const upToDate = readStatus(siteDir, contentFolders).filter(({state}) => state === 'up-to-date');
  const filesIn = (globs: readonly string[]) => globSync([...globs], {cwd: siteDir, dot: true});
  const typed = new Set(filesIn(options.typed));
  const changed = filesIn(options.sources).filter((file) => {
    const absolute = path.join(siteDir, file);
    const text = fs.readFileSync(absolute, 'utf8');
    const renamed = renameText(text, names, /\bfr\b/.test(file));
    const written = typed.has(file) ? renameInQueries(renamed, names) : renamed;
    if (written !== text) {
      fs.writeFileSync(absolute, written);
    }
    return written !== text;
  });
  upToDate.forEach(({original, translation}) => markDone(siteDir, [original, translation]));
  console.log(
    [
      `Renamed ${options.name} to ${name} in ${changed.length} files.`,
      'Then: npm run draw; npx prettier --write .; npm run check. Review the changes and commit them.',
    ].join('\n'),
  );
}
