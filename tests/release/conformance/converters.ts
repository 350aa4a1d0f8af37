import {importTool, loadTool} from './tools';

interface Converter {
  name: string;
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

/** Reader views. */
export const converters: Converter[] = [
  {
    name: 'Readability (reader view of Firefox)',
    minimumShare: 0.99,
    // It takes "share" in an ID for a row of buttons.
    lostHeadings: [
      ...['Share link', 'You can’t create a share link'],
      ...['Lien de partage', 'Impossible de créer un lien de partage'],
    ],
    convert(html, url) {
      type Reader = new (document: Document) => {parse(): {content: string}};
      const {Readability} = loadTool<{Readability: Reader}>('@mozilla/readability');
      const {JSDOM, VirtualConsole} = loadTool<Jsdom>('jsdom');
      // The virtual console hides CSS errors.
      const {window} = new JSDOM(html, {url, virtualConsole: new VirtualConsole()});
      return new Readability(window.document).parse().content;
    },
  },
  {
    name: 'Defuddle (Obsidian Web Clipper)',
    // It leaves out lines that look like the date of an article.
    minimumShare: 0.98,
    lostHeadings: [],
    async convert(html, url) {
      type Exports = {Defuddle(html: string, url: string): Promise<{content: string}>};
      const {Defuddle} = await importTool<Exports>('defuddle/dist/node.js');
      return (await Defuddle(html, url)).content;
    },
  },
];
