import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {merge} from 'webpack-merge';
import {builtPages} from '../../lib/builtPages';
import {editPages} from './editPages';
import {readSources, type Sources} from './readSources';
import {withContentAnnounced} from './scripts/announceContent';
import {firstScripts} from './scripts/bundling';
import {withLocalJsx} from './scripts/localJsx';
import {stylesApart} from './styles/apart';
import {readSheetsApart, withLinks} from './styles/linkApart';
import {readUse, type Use} from './styles/readUse';
import {usedInfima} from './styles/usedInfima';
import {withoutPresetEnv} from './styles/withoutPresetEnv';
import {withWords} from './words';

/**
 * Makes small and quick what a reader loads first.
 *
 * `styles`: leaves out of Infima, the theme's style sheet, the rules for
 * classes and the variables that neither the theme nor the site names anywhere:
 * they are half of it. Only in builds, so that a class can be tried while a page
 * is edited. And keeps apart the styles of parts that are not on every page.
 *
 * `scripts`: the layout of a document comes with the main script, the content
 * of a page beside it, and what no page uses not at all.
 *
 * `words`: each text comes with what shows it, in the language of the page alone.
 */
export default function firstLoad(context: LoadContext): Plugin<Sources> {
  const {siteDir} = context;
  const isRspack = context.currentBundler.name === 'rspack';
  const isBuild = process.env.NODE_ENV === 'production';
  let sources: Sources;
  let use: Use;
  return {
    name: 'first-load',

    loadContent: () => readSources(siteDir),

    async contentLoaded({content, actions}) {
      sources = content;
      const found = await readUse(sources, siteDir);
      const text = JSON.stringify({...found, constants: [...found.constants]});
      use = {...found, file: await actions.createData('use.json', text)};
    },

    configureWebpack: (_config, isServer, utils) =>
      merge<object>([
        stylesApart,
        isBuild ? withLocalJsx(siteDir) : {},
        isBuild && !isServer ? withWords(context, sources.scripts) : {},
        isBuild && !isServer ? firstScripts(context, utils) : {},
      ]),

    configurePostCss(options) {
      if (isBuild) {
        const plugins = isRspack ? withoutPresetEnv(options.plugins) : options.plugins;
        options.plugins = [usedInfima(use), ...plugins];
      }
      // All of it is here: no file is searched for at each style sheet.
      options.config = false;
      return options;
    },

    async postBuild(build) {
      const sheets = await readSheetsApart(path.join(build.outDir, 'assets/css'));
      editPages(builtPages(build), (html) => withContentAnnounced(withLinks(html, sheets)));
    },
  };
}
