import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {withDefaults, type ContentOptions} from '@guide/content';
import {markDone} from '../translate';
import {readStatus} from '../translate/status';
import {elidesBefore, renameText, renameTyped} from './renameText';

/** What the command that renames the product takes. */
export interface RenameOptions extends ContentOptions {
  /** The name, as the sources have it now. */
  name: string;
  /** What of samples holds the name. */
  samples: readonly string[];
  /** Globs of the files that hold the name. */
  sources: readonly string[];
  /** Globs of those of them that hold what readers type, in small letters too. */
  typed: readonly string[];
}

const usage = 'npm run rename -- Horizon, or with --no-elision for a name as in “de Hub”';

/**
 * Gives the product another name, in each source that holds it. A translation that was up to date
 * stays so.
 *
 * @throws before anything is written when the name cannot be one
 */
export function runRename(options: RenameOptions, args: string[]): void {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {'no-elision': {type: 'boolean'}},
  });
  const name = positionals.join(' ');
  // The name goes into MDX, YAML, JSON and code as it is.
  if (!/^\p{L}[\p{L}\p{M}\p{N} .+-]{0,39}$/u.test(name)) {
    throw new Error(
      `"${name}" is no name of a product: a letter, then letters, digits, spaces, ".", "+" and "-", at most 40. Run ${usage}.`,
    );
  }
  const elides = !values['no-elision'] && elidesBefore(name);
  const names = {former: options.name, name, elides, samples: options.samples};
  const {siteDir, kinds} = withDefaults(options);
  const current = readStatus(siteDir, kinds).filter(({state}) => state === 'up-to-date');
  const filesIn = (globs: readonly string[]) => globSync([...globs], {cwd: siteDir, dot: true});
  const typed = new Set(filesIn(options.typed));
  const changed = filesIn(options.sources).filter((file) => {
    const absolute = path.join(siteDir, file);
    const text = fs.readFileSync(absolute, 'utf8');
    const renamed = renameText(text, names, /\bfr\b/.test(file));
    const written = typed.has(file) ? renameTyped(renamed, names) : renamed;
    if (written !== text) {
      fs.writeFileSync(absolute, written);
    }
    return written !== text;
  });
  current.forEach(({original, translation}) => markDone(siteDir, [original, translation]));
  console.log(
    [
      `${options.name} is ${name} in ${changed.length} files.`,
      'Then: npm run draw; npx prettier --write .; npm run check. Look at what has changed, and commit it.',
    ].join('\n'),
  );
}
