import fs from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/config/locales';
import {locales} from '../../src/config/locales';
import {listFiles} from '../../src/lib/listFiles';
import {collections, onlyLanguageOf} from '../../src/lib/translation';
import {parsePage, type ParsedPage} from './parsePage';

/** A page of the guide, as its writer sees it. */
export interface Page extends ParsedPage {
  /** The language whose site it belongs to: its folder. */
  locale: Locale;
  /** The language of its text: that of the site, but for pages that exist in one language. */
  language: Locale;
  /** Path from the root of the project, with `/`. */
  file: string;
  /** Path from the folder of the pages: the same for a page and its twin. */
  source: string;
}

const [{english, french}] = collections;

/** Where the pages of each language are. */
export const folders: Record<Locale, string> = {en: english, fr: french};

/** All pages, and where the files that belong to them are. */
export class Guide {
  private readonly byFile: ReadonlyMap<string, Page>;

  private constructor(
    /** Absolute path of the project that is checked. */
    readonly root: string,
    readonly pages: Page[],
  ) {
    this.byFile = new Map(pages.map((page) => [page.file, page]));
  }

  /** Reads every page of a project. A page that is no valid MDX is read too, with an empty tree. */
  static read(root: string): Guide {
    return new Guide(
      root,
      locales.flatMap((locale) => readPages(root, locale)),
    );
  }

  /** A guide of these pages alone; its other files are those of the project. */
  static of(root: string, pages: Page[]): Guide {
    return new Guide(root, pages);
  }

  pagesOf(locale: Locale): Page[] {
    return this.pages.filter((page) => page.locale === locale);
  }

  /** The page of a language that stands at a path of its folder. */
  pageAt(locale: Locale, source: string): Page | undefined {
    return this.byFile.get(`${folders[locale]}/${source}`);
  }

  /** The same page in the other language; `undefined` when it is missing. */
  twinOf({locale, source}: Page): Page | undefined {
    return this.pageAt(locale === 'en' ? 'fr' : 'en', source);
  }

  /** Whether the project has a file. */
  hasFile(file: string): boolean {
    return fs.existsSync(path.join(this.root, file));
  }

  /** Text of another file of the project. */
  readFile(file: string): string {
    return fs.readFileSync(path.join(this.root, file), 'utf8');
  }

  readJson<T>(file: string): T {
    return JSON.parse(this.readFile(file)) as T;
  }
}

function readPages(root: string, locale: Locale): Page[] {
  return listFiles(path.join(root, folders[locale]))
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((source) => {
      const text = fs.readFileSync(path.join(root, folders[locale], source), 'utf8');
      return readPage(locale, source, text);
    });
}

/** Makes a page of its text. */
export function readPage(locale: Locale, source: string, text: string): Page {
  const file = `${folders[locale]}/${source}`;
  return {locale, language: onlyLanguageOf(file) ?? locale, file, source, ...parsePage(text)};
}
