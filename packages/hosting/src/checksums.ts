import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@guide/built-site/files';
import {hashedFile} from './hosts/caching';

const checksumFile = (root: string) => `${root}-nginx/SHA256SUMS`;

/** Removes the checksums of the previous build. */
export function removeChecksums(root: string): void {
  fs.rmSync(checksumFile(root), {force: true});
}

/**
 * Writes checksums of pages, hashed assets and the nginx configuration, for `sha256sum --check` in
 * the parent folder of the build. Commands of extras may replace other files.
 */
export function writeChecksums(root: string): void {
  const parent = path.dirname(root);
  const files = [
    ...listFiles(root)
      .filter((file) => file.endsWith('.html') || hashedFile.test(file))
      .map((file) => path.join(root, file)),
    ...listFiles(`${root}-nginx`).map((file) => path.join(`${root}-nginx`, file)),
  ];
  const lines = files.map((file) => {
    const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
    return `${hash}  ${path.relative(parent, file)}\n`;
  });
  fs.writeFileSync(checksumFile(root), lines.join(''));
}
