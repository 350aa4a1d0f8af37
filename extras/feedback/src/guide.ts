import {readPagesFiles} from '@guide/built-site/read';

export interface Guide {
  /** For example `https://docs.example.com`. */
  origin: string;
  /** `path`: URL path, as in logs. */
  pages: readonly {path: string; title: string}[];
  /** Codes. */
  languages: readonly string[];
}

/** Reads the pages of a build. @throws if there's no build */
export function readGuide(buildDir: string): Guide {
  const files = readPagesFiles(buildDir);
  return {
    origin: files[0]!.origin,
    pages: files.flatMap(({pages}) => pages),
    languages: files.map(({language}) => language),
  };
}
