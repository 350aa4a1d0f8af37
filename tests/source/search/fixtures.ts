import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {SearchRecord} from '../../../packages/search/src/records/record';

/** A record of a page: `record('en', 'glossary', 'Glossary')`. */
export function record(language: string, name: string, title: string): SearchRecord {
  const url = `https://docs.telescope.example/${language === 'en' ? '' : `${language}/`}${name}/`;
  return {
    objectID: `${language}:${new URL(url).pathname}`,
    type: 'lvl1',
    url,
    url_without_anchor: url,
    anchor: null,
    hierarchy: {
      lvl0: 'Guide',
      lvl1: title,
      lvl2: null,
      lvl3: null,
    },
    content: `All of ${name}.`,
    labels: [],
    questions: [],
    unlisted: false,
    pageId: name,
    language,
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    weight: {pageRank: 100, level: 90, position: 0},
  };
}

/** A page of the guide as a build writes it. */
export function pageHtml(language: string, name: string, title: string): string {
  const {url, docusaurus_tag: tag, version} = record(language, name, title);
  return `<!doctype html><html lang="${language}" class="docs-wrapper docs-doc-id-${name}"><head>
<title>${title} | Guide</title><link rel="canonical" href="${url}">
<meta name="docsearch:language" content="${language}">
<meta name="docsearch:version" content="${version}"><meta name="docsearch:docusaurus_tag" content="${tag}">
</head><body><article><div class="theme-doc-markdown"><h1>${title}</h1><p>All of ${name}.</p>
<h2 id="more">More</h2><p>The rest.</p></div></article></body></html>`;
}

const builds: string[] = [];

/** A folder in the place of `build/`, with these files. */
export function makeBuild(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-build-'));
  builds.push(folder);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Removes the builds that were made: for `afterAll`. */
export function removeBuilds(): void {
  builds.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true, force: true}));
}

/** A build with one page of the guide in each language. */
export function makeGuideBuild(): string {
  return makeBuild({
    'glossary/index.html': pageHtml('en', 'glossary', 'Glossary'),
    'fr/glossary/index.html': pageHtml('fr', 'glossary', 'Glossaire'),
    'search/index.html': '<html><body>No page of the guide</body></html>',
    '404.html': pageHtml('en', 'lost', 'Not found'),
  });
}
