import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {foldersOf, listPairs, readVersions} from '@guide/content';

/** Global data: URL paths of pages, and labels of categories. */
export type UntranslatedData = string[];

/** Plugin that adds `lang` to untranslated titles and messages. */
export default function untranslatedPlugin({siteDir, i18n}: LoadContext): Plugin {
  const {currentLocale, defaultLocale} = i18n;
  const contentFolders = foldersOf(
    {defaultLocale, locales: [defaultLocale, currentLocale]},
    readVersions(siteDir).map(({name}) => name),
  );
  const untranslatedSources = new Set(
    listPairs(siteDir, contentFolders)
      .filter(({translation}) => !fs.existsSync(path.join(siteDir, translation)))
      .map(({original}) => original),
  );
  return {
    name: 'untranslated',

    ...(untranslatedSources.size > 0 && {
      getThemePath: () => './themes/untranslated',

      async allContentLoaded({allContent, actions}) {
        const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
        const pages = docs.loadedVersions
          .flatMap((version) => version.docs)
          .filter(({source}) => untranslatedSources.has(source.replace('@site/', '')))
          .map(({permalink}) => permalink);
        const translated = readMessages(path.join(siteDir, 'i18n', currentLocale));
        const labels = docs.loadedVersions
          .flatMap(({sidebars}) => Object.values(sidebars).flatMap(labelsOf))
          .filter((label) => !translated.has(label));
        actions.setGlobalData([...pages, ...labels] satisfies UntranslatedData);
      },
    }),

    ...(currentLocale !== defaultLocale && {
      configureWebpack: () => ({
        resolve: {
          alias: {'@docusaurus/Translate': path.join(__dirname, 'client/Translate.tsx')},
        },
      }),
    }),
  };
}

function readMessages(folder: string): Set<string> {
  const files = globSync('**/*.json', {cwd: folder, absolute: true});
  const messages = files.flatMap((file) =>
    Object.values(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>),
  );
  return new Set(messages.map(({message}) => message));
}

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

function labelsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item.label, ...labelsOf(item.items)] : [],
  );
}
