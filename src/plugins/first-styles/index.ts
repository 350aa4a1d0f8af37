import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stylesApart} from './apart';
import {linkApart} from './linkApart';
import {readUse, type Use} from './readUse';
import {usedInfima} from './usedInfima';

/**
 * Makes the style sheet of the first load small. It leaves out of Infima, the
 * theme's style sheet, the rules for classes and the variables that neither the
 * theme nor the site names anywhere: they are half of it. Only in builds, so
 * that a class can be tried while a page is edited. And it keeps apart the
 * styles of parts that are not on every page.
 */
export default function firstStyles({siteDir, baseUrl}: LoadContext): Plugin<Omit<Use, 'file'>> {
  let use: Use;
  return {
    name: 'first-styles',

    loadContent: () => readUse(siteDir),

    async contentLoaded({content, actions}) {
      const text = JSON.stringify({...content, constants: [...content.constants]});
      use = {...content, file: await actions.createData('use.json', text)};
    },

    configureWebpack: () => stylesApart,

    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        options.plugins.unshift(usedInfima(use));
      }
      return options;
    },

    async postBuild({outDir, routesPaths}) {
      const pages = routesPaths
        .filter((route) => route.endsWith('/'))
        .map((route) => path.join(outDir, route.slice(baseUrl.length), 'index.html'));
      await linkApart(path.join(outDir, 'assets/css'), pages);
    },
  };
}
