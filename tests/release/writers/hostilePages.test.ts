import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {createProcessors} from '@docusaurus/mdx-loader/lib/processor';
import {load} from 'cheerio';
import fc from 'fast-check';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {listFiles} from '../../../packages/built-site/src/files';
import {contentConfig} from '../../../packages/remark/src';
import {contentSite} from '../../../src/config/content';
import type {SiteCopy} from '../../support/siteCopy';
import {buildSite, createSite, removeExtras} from '../features/site';
import {addresses, attributes} from './hostilePages';

const NUMBER_OF_CASES = 2000;
const CASES_PER_PAGE = 100;

/** In files outside the public folders, and in the environment. */
const secret = 'canary-1b3f9c';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let site: SiteCopy;
const accepted: string[] = [];
const casePages: string[] = [];

beforeAll(async () => {
  site = await createSite('hostile');
  await removeExtras(site);
  for (const name of ['.npmrc', 'secret.csv', 'secret.svg', 'docs/secret.csv']) {
    await fs.writeFile(site.path(name), secret);
  }
  await fs.writeFile(site.path('secret.png'), Buffer.concat([picture, Buffer.from(secret)]));
  await fs.writeFile(site.path('docs/a.png'), picture);
  const cases = [addresses, attributes].flatMap((grammar) =>
    fc.sample(grammar, {numRuns: NUMBER_OF_CASES / 2, seed: 66}),
  );
  // Docusaurus tries to measure images before they're rejected.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const isAccepted = await createPageReader(site.dir);
  for (const text of cases) {
    if (await isAccepted(text)) {
      accepted.push(text);
    }
  }
  vi.restoreAllMocks();
  for (let start = 0; start < accepted.length; start += CASES_PER_PAGE) {
    const page = `cases-${start}`;
    const text = accepted.slice(start, start + CASES_PER_PAGE).join('\n\n');
    await fs.writeFile(site.path(`docs/${page}.mdx`), `---\ntitle: Cases\n---\n\n${text}\n`);
    casePages.push(page);
  }
  await buildSite(site, {SECRET: secret});
});
afterAll(() => site.remove());

/** Returns a function that reads a page as the build does, but without a bundler. */
async function createPageReader(siteDir: string) {
  const {docs, parseFrontMatter} = contentConfig({...contentSite, siteDir});
  const {mdxProcessor} = await createProcessors({
    options: {
      ...docs,
      siteDir,
      staticDirs: [path.join(siteDir, 'static')],
      admonitions: true,
      removeContentTitle: true,
      markdownConfig: {
        mdx1Compat: {comments: true, admonitions: true, headingIds: true},
        anchors: {maintainCase: false},
        hooks: {onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'ignore'},
      },
    } as never,
  });
  const filePath = path.join(siteDir, 'docs/cases.mdx');
  return async (text: string): Promise<boolean> => {
    try {
      await parseFrontMatter({
        filePath,
        fileContent: text,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      await mdxProcessor.process({
        content: text,
        filePath,
        frontMatter: {},
        compilerName: 'client',
      });
      return true;
    } catch {
      return false;
    }
  };
}

it('accepts some of the cases', () => {
  expect(accepted.length).toBeGreaterThan(NUMBER_OF_CASES / 20);
  expect(accepted.length).toBeLessThan(NUMBER_OF_CASES / 2);
});

it('publishes no byte of a file outside the public folders', async () => {
  const leaks: string[] = [];
  for (const name of listFiles(site.path('build'))) {
    const file = await fs.readFile(site.path(`build/${name}`), 'latin1');
    const inlined = [...file.matchAll(/data:[^"'`\s)\\]*?;base64,([\w+/=]+)/g)].map(([, data]) =>
      Buffer.from(data!, 'base64').toString('latin1'),
    );
    if ([file, ...inlined].some((text) => text.includes(secret) || text.includes('root:x:0'))) {
      leaks.push(name);
    }
  }
  expect(leaks).toEqual([]);
});

it('publishes no element, attribute or address that runs code or leads elsewhere', async () => {
  const read = async (page: string) =>
    load(await fs.readFile(site.path(`build/${page}/index.html`), 'utf8'));
  const expectedScripts = (await read('support_en'))('script').length;
  for (const page of casePages) {
    const $ = await read(page);
    const elements = $('main :is(meta, base, iframe, object, embed, form, style, link, script)');
    expect(elements.map((_, element) => $.html(element)).get()).toEqual([]);
    expect($('base, meta[http-equiv=refresh]')).toHaveLength(0);
    expect($('script')).toHaveLength(expectedScripts);
    const attributes = $('main *')
      .get()
      .flatMap(({attribs}) => Object.entries(attribs))
      .filter(([name, value]) => /^on/.test(name) || isUnsafeUrl(name, value));
    expect(attributes).toEqual([]);
  }
});

function isUnsafeUrl(attribute: string, value: string): boolean {
  return (
    /^(?:href|src|action|formaction)$/.test(attribute) &&
    /^(?:javascript|vbscript|blob|data:(?!image\/))/i.test(value.replaceAll(/[\0-\x20]/g, ''))
  );
}
