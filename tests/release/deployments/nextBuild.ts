import fs from 'node:fs';
import path from 'node:path';
import {variantDir} from '../../variant/site/build';

const hash = /(?<![\da-f])(?:[\da-f]{8}|[\da-f]{10})(?![\da-f])/g;
const textFile = /\.(?:css|html|js|json|xml|txt)$/;
const hashedFile = /^(?:fr\/)?(?:assets|search-data\/texts)\//;

/**
 * Copies the variant as if its source had changed: `/reading/` has another text, `/second/` is gone,
 * and hashed files have other names. Omits compressed files.
 */
export function copyNextBuild(targetDir: string): void {
  const files = fs
    .readdirSync(variantDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(variantDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(?:fr\/)?second\//.test(file));
  // Earlier hashes in a name belong to the chunk name.
  const hashes = new Set(
    files
      .filter((file) => hashedFile.test(file))
      .flatMap((file) => path.parse(file).name.match(hash)?.slice(-1) ?? []),
  );
  const rename = (text: string) =>
    text.replace(hash, (match) => (hashes.has(match) ? rotateHash(match) : match));
  for (const file of files) {
    const target = path.join(targetDir, hashedFile.test(file) ? rename(file) : file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    if (textFile.test(file)) {
      const text = rename(fs.readFileSync(path.join(variantDir, file), 'utf8'));
      fs.writeFileSync(target, text.replaceAll('BUILD_NAME', 'next'));
    } else {
      fs.copyFileSync(path.join(variantDir, file), target);
    }
  }
}

/** Digits stay digits: scripts use hashes as unquoted keys. */
function rotateHash(oldHash: string): string {
  const rotate = (digits: string, digit: string) =>
    digits[(digits.indexOf(digit) + 1) % digits.length]!;
  const [first, ...rest] = oldHash;
  return (
    first + rest.map((digit) => rotate(/\d/.test(digit) ? '0123456789' : 'abcdef', digit)).join('')
  );
}
