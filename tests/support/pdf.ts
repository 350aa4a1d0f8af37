import fs from 'node:fs';
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text, in points from the lower left corner of its page. */
export interface PdfText {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface PdfLink {
  /** The name of a place in the document, or an address. */
  to: {place: string} | {address: string};
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
  links: PdfLink[];
}

export interface PdfEntry {
  title: string;
  /** From 1. */
  page: number;
  items: PdfEntry[];
}

/** What a reader's program has of a PDF. */
export interface Pdf {
  title: string;
  language: string;
  pages: PdfPage[];
  outline: PdfEntry[];
  /** The page, from 1, of each place that links lead to. */
  places: Map<string, number>;
  /** The roles of its tags, and how often each is there. */
  tags: Map<string, number>;
  /** The alternative texts of its figures. */
  alternatives: string[];
}

type Outline = NonNullable<Awaited<ReturnType<Document['getOutline']>>>;
type Document = Awaited<ReturnType<typeof getDocument>['promise']>;
type Tags = NonNullable<
  Awaited<ReturnType<Awaited<ReturnType<Document['getPage']>>['getStructTree']>>
>;

export async function readPdf(file: string): Promise<Pdf> {
  const task = getDocument({data: new Uint8Array(fs.readFileSync(file)), verbosity: 0});
  const pdf = await task.promise;
  try {
    const {info} = await pdf.getMetadata();
    const pages: PdfPage[] = [];
    const tags = new Map<string, number>();
    const alternatives: string[] = [];
    const count = (tree: Tags | Tags['children'][number]): void => {
      if ('role' in tree) {
        tags.set(tree.role, (tags.get(tree.role) ?? 0) + 1);
        if ('alt' in tree && tree.role === 'Figure') {
          alternatives.push(String(tree.alt));
        }
        tree.children.forEach(count);
      }
    };
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const [, , width = 0, height = 0] = page.view;
      const [content, links, tree] = await Promise.all([
        page.getTextContent(),
        page.getAnnotations(),
        page.getStructTree(),
      ]);
      count(tree!);
      pages.push({
        width,
        height,
        texts: content.items.flatMap((item) =>
          'str' in item && item.str.trim() !== ''
            ? [
                {
                  text: item.str,
                  left: item.transform[4] as number,
                  right: (item.transform[4] as number) + item.width,
                  bottom: item.transform[5] as number,
                  top: (item.transform[5] as number) + item.height,
                },
              ]
            : [],
        ),
        links: links.map(({dest, url, rect: [left, bottom, right, top]}) => ({
          to: dest ? {place: dest as string} : {address: url as string},
          ...{left, bottom, right, top},
        })),
      });
    }
    const pageOf = async (destination: unknown): Promise<number> => {
      const found =
        typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
      return (await pdf.getPageIndex((found as [never])[0])) + 1;
    };
    const entries = (items: Outline): Promise<PdfEntry[]> =>
      Promise.all(
        items.map(async ({title, dest, items: inside}) => ({
          title,
          page: await pageOf(dest),
          items: await entries(inside as Outline),
        })),
      );
    const places = Object.entries(await pdf.getDestinations());
    return {
      title: String((info as Record<string, unknown>).Title),
      language: String((info as Record<string, unknown>).Language),
      pages,
      outline: await entries((await pdf.getOutline()) ?? []),
      places: new Map(
        await Promise.all(
          places.map(async ([name, place]) => [name, await pageOf(place)] as const),
        ),
      ),
      tags,
      alternatives,
    };
  } finally {
    await task.destroy();
  }
}
