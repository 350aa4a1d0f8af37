import fs from 'node:fs';
import path from 'node:path';

/** A hash of a content: of a chunk, or of texts of the search. */
const hash = /(?<![\da-f])(?:[\da-f]{8}|[\da-f]{10})(?![\da-f])/g;
const isText = /\.(?:css|html|js|json|xml|txt)$/;
const isHashed = /^(?:fr\/)?(?:assets|search-data\/texts)\//;

/**
 * Copies a build as if its source had changed: each hashed file has another name, and every page
 * asks for the files of its own build. It has no compressed files.
 *
 * @param isNeeded which files the test needs, by their paths
 * @param edit what else the new source has changed in its texts
 */
export function copyAsOther(
  build: string,
  to: string,
  name: string,
  isNeeded: (file: string) => boolean = () => true,
  edit: (text: string) => string = (text) => text,
): void {
  const files = fs
    .readdirSync(build, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
    .filter(isNeeded);
  const known = new Set(files.filter((file) => isHashed.test(file)).flatMap(hashesOf));
  const rename = (text: string) =>
    text.replace(hash, (found) => (known.has(found) ? otherHash(found, name) : found));
  for (const file of files) {
    const target = path.join(to, isHashed.test(file) ? rename(file) : file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    if (isText.test(file)) {
      const text = rename(fs.readFileSync(path.join(build, file), 'utf8'));
      fs.writeFileSync(target, edit(text));
    } else {
      fs.copyFileSync(path.join(build, file), target);
    }
  }
}

/** The hash at the end of a name; one before it is the name of a chunk, which stays. */
function hashesOf(file: string): string[] {
  return path.parse(file).name.match(hash)?.slice(-1) ?? [];
}

/**
 * Another hash of the same length, the same one each time: digits for digits, and
 * letters for letters, as hashes are keys without quotes in scripts.
 */
function otherHash(found: string, name: string): string {
  const rotate = (digits: string, digit: string) =>
    digits[(digits.indexOf(digit) + name.length) % digits.length]!;
  const [first, ...rest] = found;
  return (
    first + rest.map((digit) => rotate(/\d/.test(digit) ? '0123456789' : 'abcdef', digit)).join('')
  );
}
