import fs from 'node:fs';
import path from 'node:path';
import {listPages, type Locale} from '@guide/content';
import type {Context} from './context';
import {toPage, type Page} from './page';
import {parsePage} from './parsePage';

export type {Page} from './page';

/** All pages, and where the files that belong to them are. */
export class Guide {
  private readonly byFile: ReadonlyMap<string, Page>;

  constructor(
    readonly context: Context,
    readonly pages: Page[],
  ) {
    this.byFile = new Map(pages.map((page) => [page.file, page]));
  }

  /** Reads every page of a project. A page that is no valid MDX is read too, with an empty tree. */
  static read(context: Context): Guide {
    const pages = Object.values(context.folders).flatMap((folder) =>
      listPages(path.join(context.root, folder)).map((source) => {
        const file = `${folder}/${source}`;
        const text = fs.readFileSync(path.join(context.root, file), 'utf8');
        return toPage(context.folders, file, parsePage(text))!;
      }),
    );
    return new Guide(context, pages);
  }

  /** Absolute path of the project that is checked. */
  get root(): string {
    return this.context.root;
  }

  /** The language that is translated. */
  get defaultLocale(): Locale {
    return Object.keys(this.context.folders)[0]!;
  }

  pagesOf(locale: Locale): Page[] {
    return this.pages.filter((page) => page.locale === locale);
  }

  /** The page of a language that stands at a path of its folder. */
  pageAt(locale: Locale, source: string): Page | undefined {
    return this.byFile.get(`${this.context.folders[locale]}/${source}`);
  }

  /** Each translation, with the page that it translates. Pages that exist once are left out. */
  translations(): {original: Page; translation: Page}[] {
    return this.pages.flatMap((translation) => {
      const original = this.pageAt(this.defaultLocale, translation.source);
      return original && original !== translation ? [{original, translation}] : [];
    });
  }

  /** Whether the project has a file. */
  hasFile(file: string): boolean {
    return fs.existsSync(path.join(this.root, file));
  }

  /** Text of another file of the project: on Windows, git may check it out with `\\r\\n`. */
  readFile(file: string): string {
    return fs.readFileSync(path.join(this.root, file), 'utf8').replaceAll('\r\n', '\n');
  }

  readJson<T>(file: string): T {
    return JSON.parse(this.readFile(file)) as T;
  }
}
