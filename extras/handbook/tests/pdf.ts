import fs from 'node:fs';
import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** In points from the lower left corner. */
interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export type PdfText = Box & {text: string};
export type PdfPage = Awaited<ReturnType<typeof readPage>>;
export type Pdf = Awaited<ReturnType<typeof readPdf>>;

type Outline = NonNullable<Awaited<ReturnType<PDFDocumentProxy['getOutline']>>>;
type Tags = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;

/** Reads a PDF. `destinations`: page numbers of link destinations. `tags`: structure elements by role. */
export async function readPdf(file: string) {
  const task = getDocument({data: new Uint8Array(fs.readFileSync(file)), verbosity: 0});
  try {
    const pdf = await task.promise;
    const info = (await pdf.getMetadata()).info as Record<'Title' | 'Language', string>;
    const pages: PdfPage[] = [];
    const tags = new Set<string>();
    const alternativeTexts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      pages.push(await readPage(page));
      readTags((await page.getStructTree())!, tags, alternativeTexts);
    }
    const pageOf = async (destination: unknown): Promise<number> => {
      const target =
        typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
      return (await pdf.getPageIndex((target as [never])[0])) + 1;
    };
    const flatten = (items: Outline): Outline =>
      items.flatMap((item) => [item, ...flatten(item.items as Outline)]);
    const destinations = new Map<string, number>();
    for (const [name, destination] of Object.entries(await pdf.getDestinations())) {
      destinations.set(name, await pageOf(destination));
    }
    const outline: {title: string; page: number}[] = [];
    for (const {title, dest} of flatten((await pdf.getOutline())!)) {
      outline.push({title, page: await pageOf(dest)});
    }
    return {
      ...{title: info.Title, language: info.Language, pages, outline, destinations},
      ...{tags, alternativeTexts},
    };
  } finally {
    await task.destroy();
  }
}

async function readPage(page: PDFPageProxy) {
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
    ...{width, height, texts},
    links: links.map(({dest, rect: [left, bottom, right, top]}) => ({
      ...{destination: dest as string | undefined, left, bottom, right, top},
    })),
  };
}

function readTags(
  tree: Tags | Tags['children'][number],
  tags: Set<string>,
  alternativeTexts: string[],
): void {
  if ('role' in tree) {
    tags.add(tree.role);
    if (tree.role === 'Figure') {
      alternativeTexts.push('alt' in tree ? String(tree.alt) : '');
    }
    tree.children.forEach((child) => readTags(child, tags, alternativeTexts));
  }
}
