import type {PublishedFile} from './source';

/** Makes a reader that parses each content of a file once. */
export function parsedOnce<Parsed>(
  parse: (text: string) => Parsed,
): (file: PublishedFile) => Parsed {
  const known = new WeakMap<PublishedFile, {parsed: Parsed}>();
  return (file) => {
    const {parsed} = known.get(file) ?? {parsed: parse(file.text)};
    known.set(file, {parsed});
    return parsed;
  };
}
