import fs from 'node:fs';
import path from 'node:path';
import {listPages, type Locale} from '@guide/content';
import type {Context} from './context';
import {toPage, type Page} from './page';
import {normalizeText} from './parsePage';

/** The current pages in all languages, and access to other files. */
export class Guide {
  constructor(
    readonly context: Context,
    readonly pages: Page[],
  ) {}

  /** Reads all pages. */
  static read(context: Context): Guide {
    const pages = Object.values(context.folders).flatMap((folder) =>
      listPages(path.join(context.root, folder)).map((source) => {
        const file = `${folder}/${source}`;
        const text = fs.readFileSync(path.join(context.root, file), 'utf8');
        return toPage(context.folders, file, text)!;
      }),
    );
    return new Guide(context, pages);
  }

  get defaultLocale(): Locale {
    return Object.keys(this.context.folders)[0]!;
  }

  pagesOf(locale: Locale): Page[] {
    return this.pages.filter((page) => page.locale === locale);
  }

  hasFile(file: string): boolean {
    return fs.existsSync(path.join(this.context.root, file));
  }

  readFile(file: string): string {
    return normalizeText(fs.readFileSync(path.join(this.context.root, file), 'utf8'));
  }

  readJson<T>(file: string): T {
    return JSON.parse(this.readFile(file)) as T;
  }
}
