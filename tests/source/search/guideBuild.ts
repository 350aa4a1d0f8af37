import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A page of the guide as a build writes it: `pageHtml('en', 'glossary', 'Glossary')`. */
export function pageHtml(language: string, name: string, title: string): string {
  const url = `https://docs.telescope.example/${language === 'en' ? '' : `${language}/`}${name}/`;
  return `<!doctype html><html lang="${language}" class="docs-wrapper docs-doc-id-${name}"><head>
<title>${title} | Guide</title><link rel="canonical" href="${url}">
<meta name="docsearch:language" content="${language}"><meta name="docsearch:version" content="current">
<meta name="docsearch:docusaurus_tag" content="docs-default-current">
</head><body><article><div class="theme-doc-markdown"><h1>${title}</h1><p>All of ${name}.</p>
<h2 id="more">More</h2><p>The rest.</p></div></article></body></html>`;
}

/** One page of the guide in each language, and pages that are none. */
export const guide = {
  'glossary/index.html': pageHtml('en', 'glossary', 'Glossary'),
  'fr/glossary/index.html': pageHtml('fr', 'glossary', 'Glossaire'),
  'search/index.html': '<html><body>No page of the guide</body></html>',
  '404.html': pageHtml('en', 'lost', 'Not found'),
};

/** Calls a function with a folder in the place of `build/`, which has these files. */
export async function withBuild<Result>(
  files: Record<string, string>,
  use: (folder: string) => Result,
): Promise<Awaited<Result>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-build-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), text);
    }
    return await use(folder);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
