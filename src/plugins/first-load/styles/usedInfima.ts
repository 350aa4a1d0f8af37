import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';
import {withConstants} from './constants';
import type {Use} from './readUse';

/** Elements that Markdown makes, without a word of them in a source. */
const elements =
  'html body main article p a ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tr th td code pre kbd blockquote hr img svg details summary strong b em small sub sup mark button input'.split(
    ' ',
  );

/** Classes that the theme puts together, such as `dropdown--${position}`. */
const composed = [/^dropdown--/, /^tabs/, /^table-of-contents/];

/** Styles of navbar, footer and title that the site does not have, and those that it sets wholly. */
const notOurs = [/^navbar--(?:dark|primary)$/, /^footer--dark$/, /^hero/, /^alert--/];

/**
 * Hides what `:focus-visible` never shows. Its class comes and goes with each page that a mouse
 * leads to, and the browser would style every element of the page again, twice.
 */
const focusWithoutKeyboard = /^body:not\(\.navigation-with-keyboard\)/;

/** Leaves of Infima what is used, and writes its constants into every style sheet. A plugin of PostCSS. */
export function usedInfima(use: Use): PostCssPlugin {
  const purge = purgeCss({
    content: [{raw: use.classes.join(' '), extension: 'txt'}],
    safelist: {standard: [...elements, ...composed], variables: use.read},
    blocklist: notOurs,
    variables: true,
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'used-infima',
    // Before a style sheet is put into its layer.
    async Once(root, helpers) {
      const parent = root.source?.input.file;
      if (parent === use.infima) {
        root.walkRules(/^(?::root|html\[data-theme=['"]?dark['"]?\])$/, (rule) => {
          rule.walkDecls((declaration) => {
            if (use.replaced.includes(declaration.prop) || use.constants.has(declaration.prop)) {
              declaration.remove();
            }
          });
        });
        await purge.OnceExit?.(root, helpers);
      }
      root.walkRules(focusWithoutKeyboard, (rule) => {
        rule.remove();
      });
      root.walkDecls((declaration) => {
        declaration.value = withConstants(declaration.value, use.constants);
      });
      // When one of them changes, what an earlier build left in its cache is old.
      [use.file, path.join(__dirname, 'usedInfima.ts')].forEach((file) =>
        helpers.result.messages.push({type: 'dependency', file, parent}),
      );
    },
  };
}
