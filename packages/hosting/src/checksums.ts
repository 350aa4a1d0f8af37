import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@guide/built-site/files';

const checksumFile = (root: string) => `${root}-nginx/SHA256SUMS`;

/** The list itself, and handbooks, which commands write after the build. */
const unlisted = /^(?:SHA256SUMS$|(?:[^/]+\/)?handbook\/)/;

/** Removes the checksums of the previous build. */
export function removeChecksums(root: string): void {
  fs.rmSync(checksumFile(root), {force: true});
}

/**
 * Writes checksums of a build and its nginx configuration, for `deploy/verify.sh`, as lines for
 * `sha256sum --check` in the parent folder.
 */
export function writeChecksums(root: string): void {
  const lines = [root, `${root}-nginx`].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => !unlisted.test(file))
      .map((file) => {
        const hash = createHash('sha256').update(fs.readFileSync(path.join(folder, file)));
        return `${hash.digest('hex')}  ${path.basename(folder)}/${file}\n`;
      }),
  );
  fs.writeFileSync(checksumFile(root), lines.join(''));
}

/** Includes files that a command wrote after the build, unless the build is incomplete. */
export function updateChecksums(root: string): void {
  if (fs.existsSync(checksumFile(root))) {
    writeChecksums(root);
  }
}
