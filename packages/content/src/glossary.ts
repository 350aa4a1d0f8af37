import {headingIdSource} from './headingId';

export interface GlossaryEntry {
  /** Anchor: `#term-<key>`. */
  key: string;
  name: string;
  /** Name and acronym. */
  forms: string[];
  definition: string;
  /** Relative to the documents folder. */
  page: string;
}

const entry = new RegExp(
  [
    String.raw`^### (?<name>.+?)(?: \((?<detail>[^)]+)\))? `,
    headingIdSource(String.raw`term-(?<key>[\w-]+)`),
    String.raw`\n\n\*[^*]+\*\. (?<definition>.+) \[[^\]]+\]\(\.\/(?<page>[^)#]+).*\)$`,
  ].join(''),
  'gm',
);

export function readGlossary(mdx: string): GlossaryEntry[] {
  return [...mdx.matchAll(entry)].map(({groups}) => {
    const {key, name, detail, definition, page} = groups as Record<string, string>;
    return {
      key: key!,
      name: name!,
      forms: [name!, ...(/^\p{Lu}+$/u.test(detail ?? '') ? [detail!] : [])],
      definition: definition!.replaceAll('`', ''),
      page: page!,
    };
  });
}
