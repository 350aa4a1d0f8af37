import type {Plugin} from '@docusaurus/types';

/**
 * Code is coloured at build (`src/markdown/code`): the theme's client module
 * that prepares Prism, and with it Prism, stays out of the browser.
 */
export default function codeAtBuild(): Plugin {
  return {
    name: 'code-at-build',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require
            .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
            .replace(/\.js$/, '')]: false,
        },
      },
    }),
  };
}
