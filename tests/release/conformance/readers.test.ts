import {load, type CheerioAPI} from 'cheerio';
import {expect, it} from 'vitest';
import {collapseSpaces, readBuild, textsOf} from '../../support/build';
import {siteUrl} from '../../support/contract';
import {loadTool} from './tools';

type Reader = new (document: Document) => {parse(): {content: string}};
const {Readability} = loadTool<{Readability: Reader}>('@mozilla/readability');

interface Jsdom {
  JSDOM: new (html: string, options: object) => {window: {document: Document}};
  VirtualConsole: new () => object;
}
const {JSDOM, VirtualConsole} = loadTool<Jsdom>('jsdom');

const paths = [
  ...['/projects/project_items/first_steps/', '/glossary/', '/troubleshooting/', '/support_en/'],
  ...['/versions/', '/administration/admin_workspace_settings/'],
  ...['/administration/user_account_settings/', '/projects/project_items/portfolio/'],
  ...['/projects/project_domains/risk_opportunity/', '/roadmapping/timeline_tutorials/'],
  ...['/roadmapping/manage_link_settings/', '/datasets/lift_tutorials/'],
  ...['/datasets/connectors/jira/', '/api/api/', '/public_rest_api/get_started/'],
  ...['/public_rest_api/response/', '/fr/projects/project_items/first_steps/', '/fr/glossary/'],
  ...['/fr/troubleshooting/', '/fr/public_rest_api/common-parameters/'],
];

/** Elements of the content that aren't text of the page. */
const notText = [
  ...['h1', '[hidden]', 'button', 'dialog', 'nav', '[aria-hidden=true]', '[data-non-content]'],
  ...['[role=tablist]', '.hash-link', '.tab-label', '.theme-code-block > div'],
].join();

it('Readability (reader view of Firefox) keeps the text and the headings', () => {
  const pages = paths.map((path) => {
    const page = readBuild(`${path}index.html`);
    const converted = parse(readerView(page, siteUrl + path));
    const content = parse(page);
    content(notText).remove();
    const main = content('.theme-doc-markdown');
    const found = textsOf(converted, 'h1, h2, h3, h4').map(justWords);
    const headings = main
      .find('h2, h3')
      .map((_, heading) => collapseSpaces(content(heading).text()));
    return {
      path,
      lostHeadings: headings.get().filter((text) => !found.includes(justWords(text))),
      share: shareOf(wordsOf(main.text()), wordsOf(converted('body').text())),
    };
  });
  expect(pages.filter(({share}) => share < 0.99)).toEqual([]);
  // It takes "share" in a published ID for a row of buttons.
  expect(pages.flatMap(({lostHeadings}) => lostHeadings)).toEqual([
    ...['Share link', 'You can’t create a share link'],
    ...['Lien de partage', 'Impossible de créer un lien de partage'],
  ]);
});

function readerView(html: string, url: string): string {
  // The virtual console hides CSS errors.
  const {window} = new JSDOM(html, {url, virtualConsole: new VirtualConsole()});
  return new Readability(window.document).parse().content;
}

/** Parses HTML with a space after each block, so that words of two blocks stay apart. */
function parse(html: string): CheerioAPI {
  return load(
    html.replace(/<(?:br|\/(?:p|li|t[hd]|d[td]|h\d|pre|div|summary|figcaption))>/g, '$& '),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Readability can change spaces. */
const justWords = (text: string) => wordsOf(text).join(' ');

/** Returns the share of the words that are in another text too, counting repeated words. */
function shareOf(words: string[], others: string[]): number {
  const left = new Map<string, number>();
  others.forEach((word) => left.set(word, (left.get(word) ?? 0) + 1));
  const shared = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return shared.length / words.length;
}
