import {escapeRegExp} from '@guide/content';

export interface NewName {
  former: string;
  name: string;
  /** As in “d’Horizon”. */
  elides: boolean;
  samples: readonly string[];
}

/** Renames the product in a text. Keeps URLs, file names and ids, which are lower case. */
export function renameText(text: string, names: NewName, isFrench: boolean): string {
  return names.samples.reduce(
    (result, sample) => result.replace(wholeWord(escapeRegExp(sample)), inForm(sample, names)),
    renameWords(text, names, isFrench),
  );
}

/** Renames the product in user queries, which are lower case. */
export function renameTyped(text: string, {former, name}: NewName): string {
  const typed = escapeRegExp(former.toLowerCase());
  return text.replace(new RegExp(`(?<= )${typed}(?=[ "])|(?<=")${typed}(?= )`, 'g'), () =>
    name.toLowerCase(),
  );
}

/** Adapts the preceding word: “de Telescope”, “d’Horizon”; “a Telescope”, “an Orbit”. */
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

/** A guess; `--no-elision` overrides it, for example for an aspirated h. */
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
