import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@guide/built-site/files';

const checksumFile = (root: string) => `${root}-nginx/SHA256SUMS`;

/** Commands write handbooks after the build. */
const unlisted = /^(?:[^/]+\/)?handbook\//;

/** Removes the checksums of the previous build. */
export function removeChecksums(root: string): void {
  fs.rmSync(checksumFile(root), {force: true});
}

/** Writes checksums of a build and its nginx configuration, for `deploy/verify.sh`. */
export function writeChecksums(root: string): void {
  write(
    root,
    [root, `${root}-nginx`].flatMap((folder) => linesOf(folder, listFiles(folder))),
  );
}

/** Adds files that a command wrote after the build, unless the build is incomplete. */
export function addChecksums(root: string, files: readonly string[]): void {
  if (fs.existsSync(checksumFile(root))) {
    const added = linesOf(root, files);
    const names = new Set(added.map(nameIn));
    const lines = fs.readFileSync(checksumFile(root), 'utf8').match(/.+/g) ?? [];
    write(root, [...lines.filter((line) => !names.has(nameIn(line))), ...added]);
  }
}

/** Returns lines for `sha256sum --check` in the parent folder. */
function linesOf(folder: string, files: readonly string[]): string[] {
  return files
    .filter((file) => !unlisted.test(file))
    .map((file) => {
      const hash = createHash('sha256').update(fs.readFileSync(path.join(folder, file)));
      return `${hash.digest('hex')}  ${path.basename(folder)}/${file}`;
    });
}

const nameIn = (line: string) => line.slice(66);

/** Renames into place: a full disk leaves no incomplete list. */
function write(root: string, lines: readonly string[]): void {
  const temporary = `${checksumFile(root)}.part`;
  fs.writeFileSync(temporary, lines.map((line) => `${line}\n`).join(''));
  fs.renameSync(temporary, checksumFile(root));
}
