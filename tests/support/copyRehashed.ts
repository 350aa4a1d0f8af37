import fs from 'node:fs';
import path from 'node:path';

const hash = /(?<![\da-f])(?:[\da-f]{8}|[\da-f]{10})(?![\da-f])/g;
const textFile = /\.(?:css|html|js|json|xml|txt)$/;
const hashedFile = /^(?:fr\/)?(?:assets|search-data\/texts)\//;

/**
 * Copies a build as if its source had changed: hashed files and references to them are renamed.
 * Omits compressed files.
 *
 * @param seed its length determines the new hashes
 */
export function copyRehashed(
  build: string,
  targetDir: string,
  seed: string,
  isIncluded: (file: string) => boolean = () => true,
  edit: (text: string) => string = (text) => text,
): void {
  const files = fs
    .readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
    .filter(isIncluded);
  const hashes = new Set(files.filter((file) => hashedFile.test(file)).flatMap(hashesOf));
  const rename = (text: string) =>
    text.replace(hash, (match) => (hashes.has(match) ? rotateHash(match, seed) : match));
  for (const file of files) {
    const target = path.join(targetDir, hashedFile.test(file) ? rename(file) : file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    if (textFile.test(file)) {
      const text = rename(fs.readFileSync(path.join(build, file), 'utf8'));
      fs.writeFileSync(target, edit(text));
    } else {
      fs.copyFileSync(path.join(build, file), target);
    }
  }
}

/** Earlier hashes belong to the chunk name. */
function hashesOf(file: string): string[] {
  return path.parse(file).name.match(hash)?.slice(-1) ?? [];
}

/** Digits stay digits: scripts use hashes as unquoted keys. */
function rotateHash(oldHash: string, seed: string): string {
  const rotate = (digits: string, digit: string) =>
    digits[(digits.indexOf(digit) + seed.length) % digits.length]!;
  const [first, ...rest] = oldHash;
  return (
    first + rest.map((digit) => rotate(/\d/.test(digit) ? '0123456789' : 'abcdef', digit)).join('')
  );
}
