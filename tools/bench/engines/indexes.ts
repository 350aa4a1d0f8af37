import fs from 'node:fs';
import path from 'node:path';
import type {SearchRecord} from 'docusaurus-search-sections/commands';
import {DATA_FOLDER} from 'docusaurus-search-sections/engine';
import {build, type BuildOptions} from 'esbuild';
import {locales, type Locale} from '../../../src/config/locales';
import {localized} from '../../site/pageKinds';
import {buildDir} from '../../site/serveBuild';

type WriteIndex = (folder: string, records: SearchRecord[], locale: Locale) => Promise<void> | void;

function pagesOf(records: SearchRecord[]) {
  const urls = new Set(records.map((record) => new URL(record.url_without_anchor).pathname));
  return [...urls].map((url) => ({url, filePath: path.join(buildDir, url, 'index.html')}));
}

const ours: WriteIndex = (folder, _, locale) => {
  const built = path.join(buildDir, localized('/', locale), DATA_FOLDER);
  fs.cpSync(built, path.join(folder, DATA_FOLDER), {recursive: true});
};

const easyops: WriteIndex = async (folder, records) => {
  const plugin = '@easyops-cn/docusaurus-search-local/dist';
  const [{scanDocuments}, {buildIndex}, {generate}] = await Promise.all(
    ['scanDocuments', 'buildIndex', 'generate'].map(
      (name) => import(`${plugin}/server/server/utils/${name}.js`),
    ),
  );
  // Its defaults, except for the languages and for unlisted pages, which our index contains too.
  const config = {
    language: locales,
    forceIgnoreNoIndex: true,
    ignoreCssSelectors: ['[data-non-content]'],
    removeDefaultStopWordFilter: [],
    fuzzyMatchingDistance: 1,
  };
  const pages = pagesOf(records).map((page) => ({...page, type: 'docs'}));
  const index = buildIndex(await scanDocuments(pages, config), config);
  fs.writeFileSync(path.join(folder, 'search-index.json'), JSON.stringify(index));
  const generated = path.join(folder, 'generated');
  const constants = path.join(generated, '@easyops-cn/docusaurus-search-local/default');
  fs.mkdirSync(constants, {recursive: true});
  generate(config, constants);
  const worker = require.resolve(`${plugin}/client/client/theme/worker.js`);
  await bundle(worker, path.join(folder, 'worker.js'), {
    format: 'iife',
    alias: {'@generated': generated},
  });
};

const pagefind: WriteIndex = async (folder, records) => {
  const {createIndex, close} = await import('pagefind');
  const excludeSelectors = ['[data-non-content]'];
  const {index} = await createIndex({rootSelector: 'article', excludeSelectors});
  for (const {url, filePath} of pagesOf(records)) {
    await index.addHTMLFile({url, content: fs.readFileSync(filePath, 'utf8')});
  }
  await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
  await close();
};

const minisearch: WriteIndex = (folder, records) => {
  const sections = records.map(({url, hierarchy: {lvl1, lvl2, lvl3, lvl4}, content}) => ({
    id: url,
    heading: [lvl1, lvl2, lvl3, lvl4].filter(Boolean).join(' '),
    text: content,
  }));
  fs.writeFileSync(path.join(folder, 'sections.json'), JSON.stringify(sections));
};

const indexes = {ours, easyops, pagefind, minisearch};

export type Client = keyof typeof indexes;

/** Writes a folder with the index of an engine and a page with its script. */
export async function writeSite(client: Client, records: SearchRecord[], locale: Locale) {
  const folder = path.resolve('.tmp/bench/engines', client);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  await indexes[client](folder, records, locale);
  await bundle(path.join(__dirname, `clients/${client}.ts`), path.join(folder, 'client.js'));
  const html = `<!doctype html><html lang="${locale}"><link rel="icon" href="data:,">`;
  fs.writeFileSync(path.join(folder, 'index.html'), html);
  return folder;
}

async function bundle(file: string, outfile: string, options: BuildOptions = {}) {
  await build({
    entryPoints: [file],
    outfile,
    format: 'esm',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    bundle: true,
    minify: true,
    ...options,
  });
}
