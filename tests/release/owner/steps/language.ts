import fs from 'node:fs/promises';
import path from 'node:path';
import type {SiteCopy} from '../../../support/siteCopy';

export const translated = {
  source: 'roadmapping/export.mdx',
  address: 'roadmapping/export/',
  title: 'Eine Roadmap exportieren',
};

const translatedFolder = 'i18n/de/docusaurus-plugin-content-docs/current';

/** The rest of the page stays English. */
const translations: [string | RegExp, string][] = [
  ['title: Export a roadmap', `title: ${translated.title}`],
  ['sidebar_label: Export', 'sidebar_label: Exportieren'],
  [
    'description: Export a roadmap as an image (PNG), pages to print (PDF), slides (PPTX) or a table of dates (XLSX, CSV), for the period and groups you choose.',
    'description: Eine Roadmap als PNG, PDF, PPTX, XLSX oder CSV exportieren, mit Zeitraum, Größe und Inhalt.',
  ],
  [
    // First paragraph.
    /(?<=\n---\n\n).+/,
    'Wer eine Roadmap lesen darf, kann eine Kopie aus Telescope mitnehmen: Bilder, Seiten, Foliensätze oder Daten.',
  ],
  ['## Choose a format {', '## Ein Format wählen {'],
  ['## Page layout {', '## Seitenlayout {'],
];

/**
 * Adds German, following CONTRIBUTING.
 *
 * @throws with the problems that the check reports
 */
export async function addLanguage(site: SiteCopy): Promise<void> {
  await site.edit('src/config/locales.ts', (text) =>
    text.replace("  fr: 'Français',\n", "  fr: 'Français',\n  de: 'Deutsch',\n"),
  );
  const page = `${translatedFolder}/${translated.source}`;
  await write(site, page, await fs.readFile(site.path(`docs/${translated.source}`), 'utf8'));
  for (const [original, translation] of translations) {
    await site.edit(page, (text) => text.replace(original, translation));
  }
  await site.runCommand('i18n', 'done', page);
  await writeJson(site, 'src/data/labels.de.json', {export: 'Exportieren'});
  await writeJson(site, 'i18n/de/docusaurus-theme-classic/navbar.json', {
    'item.label.Sign In': {message: 'Anmelden'},
  });
  await writeJson(site, 'i18n/de/code.json', {
    'translationNotice.missing.title': {message: 'Noch nicht übersetzt'},
  });
  // Check before versions are cut: the check would read them too.
  const {code, output} = await site.runCommand('check', 'i18n/de');
  if (code !== 0) {
    throw new Error(`\`npm run check\` found problems in the German pages: ${output}`);
  }
}

function writeJson(site: SiteCopy, file: string, content: object): Promise<void> {
  return write(site, file, `${JSON.stringify(content, null, 2)}\n`);
}

async function write(site: SiteCopy, file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(site.path(file)), {recursive: true});
  await fs.writeFile(site.path(file), text);
}
