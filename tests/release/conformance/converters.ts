import {importTool, loadTool} from './tools';

export interface Converter {
  name: string;
  /** Elements that it leaves out by design. */
  omits: string;
  minimumShare: number;
  /** Headings that it leaves out because of their published IDs. */
  lostHeadings: string[];
  /** Returns HTML. */
  convert(html: string, url: string): string | Promise<string>;
}

interface Jsdom {
  JSDOM: new (html: string, options: object) => {window: {document: Document}};
  VirtualConsole: new () => object;
}

/** What programs make of a page. */
export const converters: Converter[] = [
  {
    name: 'Readability (reader view of Firefox)',
    omits: 'h1, [hidden]',
    minimumShare: 0.99,
    // It takes "share" in an ID for a row of buttons.
    lostHeadings: [
      ...['Share link', 'You can’t create a share link'],
      ...['Lien de partage', 'Impossible de créer un lien de partage'],
    ],
    convert(html, url) {
      type Reader = new (document: Document) => {parse(): {content: string}};
      const {Readability} = loadTool<{Readability: Reader}>('@mozilla/readability');
      return new Readability(parse(html, url)).parse().content;
    },
  },
  {
    name: 'Defuddle (Obsidian Web Clipper)',
    omits: 'h1, [hidden]',
    // It leaves out lines that look like the date of an article.
    minimumShare: 0.98,
    lostHeadings: [],
    async convert(html, url) {
      type Exports = {Defuddle(html: string, url: string): Promise<{content: string}>};
      const {Defuddle} = await importTool<Exports>('defuddle/dist/node.js');
      return (await Defuddle(html, url)).content;
    },
  },
  {
    name: 'Turndown',
    omits: '',
    minimumShare: 0.99,
    lostHeadings: [],
    convert(html, url) {
      type Service = new (options: object) => {turndown(html: string): string};
      const TurndownService = loadTool<Service>('turndown');
      const main = parse(html, url).querySelector('main')!;
      return htmlOf(new TurndownService({headingStyle: 'atx'}).turndown(main.innerHTML));
    },
  },
  {
    name: 'mdream',
    omits: '',
    minimumShare: 0.99,
    lostHeadings: [],
    async convert(html) {
      type Exports = {htmlToMarkdown(html: string): string};
      const {htmlToMarkdown} = await importTool<Exports>('@mdream/js/dist/index.mjs');
      return htmlOf(htmlToMarkdown(html));
    },
  },
];

function parse(html: string, url: string): Document {
  const {JSDOM, VirtualConsole} = loadTool<Jsdom>('jsdom');
  // The virtual console hides CSS errors.
  return new JSDOM(html, {url, virtualConsole: new VirtualConsole()}).window.document;
}

async function htmlOf(markdown: string): Promise<string> {
  const {marked} = await importTool<{marked(markdown: string): string}>('marked/lib/marked.esm.js');
  return marked(markdown);
}
