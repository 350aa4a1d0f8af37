import fs from 'node:fs';
import {getDocument} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** In points from the lower left corner. */
interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface PdfText extends Box {
  text: string;
}

export interface PdfLink extends Box {
  to: {destination: string} | {address: string};
}

export interface PdfPage {
  width: number;
  height: number;
  texts: PdfText[];
  links: PdfLink[];
}

export interface PdfOutlineItem {
  title: string;
  /** From 1. */
  page: number;
  items: PdfOutlineItem[];
}

export interface Pdf {
  title: string;
  language: string;
  pages: PdfPage[];
  outline: PdfOutlineItem[];
  /** Page numbers of link destinations, from 1. */
  destinations: Map<string, number>;
  /** Number of structure elements by role. */
  tags: Map<string, number>;
  alternativeTexts: string[];
}

type Document = Awaited<ReturnType<typeof getDocument>['promise']>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Outline = NonNullable<Awaited<ReturnType<Document['getOutline']>>>;
type Tags = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;

export async function readPdf(file: string): Promise<Pdf> {
  const task = getDocument({data: new Uint8Array(fs.readFileSync(file)), verbosity: 0});
  try {
    const pdf = await task.promise;
    const {info} = await pdf.getMetadata();
    const metadata = info as Record<string, unknown>;
    const pages: PdfPage[] = [];
    const tags = new Map<string, number>();
    const alternativeTexts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      pages.push(await readPage(page));
      countTags((await page.getStructTree())!, tags, alternativeTexts);
    }
    const pageOf = async (destination: unknown): Promise<number> => {
      const target =
        typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
      return (await pdf.getPageIndex((target as [never])[0])) + 1;
    };
    const readOutline = (items: Outline): Promise<PdfOutlineItem[]> =>
      Promise.all(
        items.map(async ({title, dest, items: children}) => ({
          title,
          page: await pageOf(dest),
          items: await readOutline(children as Outline),
        })),
      );
    const destinations = Object.entries(await pdf.getDestinations());
    return {
      title: String(metadata.Title),
      language: String(metadata.Language),
      pages,
      outline: await readOutline((await pdf.getOutline()) ?? []),
      destinations: new Map(
        await Promise.all(
          destinations.map(
            async ([name, destination]) => [name, await pageOf(destination)] as const,
          ),
        ),
      ),
      tags,
      alternativeTexts,
    };
  } finally {
    await task.destroy();
  }
}

async function readPage(page: Page): Promise<PdfPage> {
  const [, , width = 0, height = 0] = page.view;
  const [content, links] = await Promise.all([page.getTextContent(), page.getAnnotations()]);
  const texts = content.items.flatMap((item): PdfText[] => {
    if (!('str' in item) || item.str.trim() === '') {
      return [];
    }
    const [left, bottom] = item.transform.slice(4) as [number, number];
    return [{text: item.str, left, right: left + item.width, bottom, top: bottom + item.height}];
  });
  return {
    width,
    height,
    texts,
    links: links.map(({dest, url, rect: [left, bottom, right, top]}) => ({
      to: dest ? {destination: dest as string} : {address: url as string},
      ...{left, bottom, right, top},
    })),
  };
}

function countTags(
  tree: Tags | Tags['children'][number],
  tags: Map<string, number>,
  alternativeTexts: string[],
): void {
  if ('role' in tree) {
    tags.set(tree.role, (tags.get(tree.role) ?? 0) + 1);
    if ('alt' in tree && tree.role === 'Figure') {
      alternativeTexts.push(String(tree.alt));
    }
    tree.children.forEach((child) => countTags(child, tags, alternativeTexts));
  }
}
