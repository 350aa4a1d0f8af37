import {escapeRegExp} from '@guide/content';

interface ProductNames {
  former: string;
  name: string;
  /** In French, as in “d’Horizon”. */
  elides: boolean;
  samples: readonly string[];
}

/** Renames the product in a text, except in lower case (URLs, file names and ids). */
export function renameText(text: string, names: ProductNames, isFrench: boolean): string {
  return names.samples.reduce(
    (result, sample) =>
      result.replace(wholeWord(escapeRegExp(sample)), renameSample(sample, names)),
    renameWords(text, names, isFrench),
  );
}

/** Renames the product in search queries (lower case). */
export function renameInQueries(text: string, {former, name}: ProductNames): string {
  const typed = escapeRegExp(former.toLowerCase());
  return text.replace(new RegExp(`(?<= )${typed}(?=[ "])|(?<=")${typed}(?= )`, 'g'), () =>
    name.toLowerCase(),
  );
}

function renameWords(
  text: string,
  {former, name, elides}: ProductNames,
  isFrench: boolean,
): string {
  const joint = "(?:(?<de>[Dd]|\\p{L}*[Qq]u)(?:e[ \u00A0]|[’'])|(?<a>[Aa])n? )";
  const word = wholeWord(`(?<joint>${joint}?)${escapeRegExp(former)}`);
  return text.replace(word, (...matched) => {
    const {de, a, joint: written} = matched.at(-1) as Record<string, string | undefined>;
    const ofFrench = de && de + (elides ? '’' : 'e ');
    const ofEnglish = a && !isFrench && a + (/^[aeiou]/.test(slugOf(name)) ? 'n ' : ' ');
    return (ofFrench || ofEnglish || written) + name;
  });
}

/** Guesses whether French words are elided before a name. An aspirated h needs `--no-elision`. */
export function elidesBefore(name: string): boolean {
  return /^[aeiouh]/.test(slugOf(name));
}

/** Returns `orbit.example` for `telescope.example`, and `ORBIT_TOKEN` for `TELESCOPE_TOKEN`. */
function renameSample(sample: string, {former, name}: ProductNames): string {
  const [oldSlug, newSlug] = [slugOf(former), slugOf(name)];
  const constant = (slug: string) => slug.replaceAll('-', '_').toUpperCase();
  return newSlug
    ? sample.replace(oldSlug, newSlug).replace(constant(oldSlug), constant(newSlug))
    : sample;
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
}

function wholeWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${pattern}(?![\\p{L}\\p{N}_])`, 'gu');
}
