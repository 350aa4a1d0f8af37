/** What the glossary says of a term. */
export interface GlossaryEntry {
  /** The same in both languages: `#term-baseline` is its address in the glossary. */
  key: string;
  name: string;
  /** The words that a text may use for it: its name, and its acronym. */
  forms: string[];
  definition: string;
  /** Path of the page that explains it at length, from the folder of the pages. */
  page: string;
}

/** A heading, then the term in the other language, its definition and a link. */
const entry =
  /^### (?<name>.+?)(?: \((?<detail>[^)]+)\))? \{#term-(?<key>[\w-]+)\}\n\n\*[^*]+\*\. (?<definition>.+) \[[^\]]+\]\(\.\/(?<page>[^)#]+).*\)$/gm;

/** Reads the entries of a glossary, as its source has them. */
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
