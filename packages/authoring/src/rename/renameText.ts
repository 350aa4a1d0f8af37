import {escapeRegExp} from '@guide/content';

/** Parameters of a rename. */
export interface NewName {
  former: string;
  name: string;
  /** Whether French elides before the name: “d’Horizon”. */
  elides: boolean;
  /** Identifiers in code samples that contain the former name. */
  samples: readonly string[];
}

/** Renames the product in a text. URLs, file names and ids, which are lower case, are kept. */
export function renameText(text: string, names: NewName, isFrench: boolean): string {
  return names.samples.reduce(
    (result, sample) => result.replace(wholeWord(escapeRegExp(sample)), inForm(sample, names)),
    renameWords(text, names, isFrench),
  );
}

/** Renames the product in user queries: lower case, next to other words. */
export function renameTyped(text: string, {former, name}: NewName): string {
  const typed = escapeRegExp(former.toLowerCase());
  return text.replace(new RegExp(`(?<= )${typed}(?=[ "])|(?<=")${typed}(?= )`, 'g'), () =>
    name.toLowerCase(),
  );
}

/**
 * Renames with the preceding word adapted: “de Telescope”, “d’Horizon”; “a Telescope”, “an Orbit”.
 */
function renameWords(text: string, {former, name, elides}: NewName, isFrench: boolean): string {
  const joint = "(?:(?<de>[Dd]|\\p{L}*[Qq]u)(?:e[ \u00A0]|[’'])|(?<a>[Aa])n? )";
  const word = wholeWord(`(?<joint>${joint}?)${escapeRegExp(former)}`);
  return text.replace(word, (...matched) => {
    const {de, a, joint: written} = matched.at(-1) as Record<string, string | undefined>;
    const ofFrench = de && de + (elides ? '’' : 'e ');
    const ofEnglish = a && !isFrench && a + (/^[aeiou]/.test(slugOf(name)) ? 'n ' : ' ');
    return (ofFrench || ofEnglish || written) + name;
  });
}

/** Guesses from the first letter. `--no-elision` overrides it, for example for an aspirated h. */
export function elidesBefore(name: string): boolean {
  return /^[aeiouh]/.test(slugOf(name));
}

function inForm(sample: string, {former, name}: NewName): string {
  const [old, now] = [slugOf(former), slugOf(name)];
  const constant = (slug: string) => slug.replaceAll('-', '_').toUpperCase();
  return now ? sample.replace(old, now).replace(constant(old), constant(now)) : sample;
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return plain.match(/[a-z0-9]+/g)?.join('-') ?? '';
}

function wholeWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${pattern}(?![\\p{L}\\p{N}_])`, 'gu');
}
