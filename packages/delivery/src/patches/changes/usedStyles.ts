import purgeCss from '@fullhuman/postcss-purgecss';
import postcss, {type AtRule, type Root} from 'postcss';
import type {Compiler} from 'webpack';
import type {BundlerSettings, ChangeContext} from '../types';

/** Elements that Markdown makes, which a script need not name. */
const elements =
  'html body main article p a ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table thead tbody tr th td code pre kbd blockquote hr img svg details summary strong b em small sub sup mark button input'.split(
    ' ',
  );

/**
 * Leaves of Infima the rules and the variables that something names. What a page or a component
 * uses is in a script of the site: a page is a script too.
 *
 * @param css the styles of a site, with those of Infima in their cascade layer
 * @param scripts the texts of all scripts of the site
 */
export async function withUsedStyles(css: string, scripts: readonly string[]): Promise<string> {
  const root = postcss.parse(css);
  const infima = root.nodes.find(
    (node): node is AtRule => node.type === 'atrule' && node.params === 'docusaurus.infima',
  );
  if (!infima?.nodes) {
    return css;
  }
  removeOverridden(infima, root);
  const place = postcss.comment({text: 'infima'});
  infima.replaceWith(place);
  const text = infima.toString();
  const known = text.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
  const names = [
    ...new Set([...scripts, root.toString()].flatMap((other) => namesIn(other, known))),
  ];
  const {root: used} = await postcss([
    purgeCss({
      content: [{raw: names.join(' '), extension: 'txt'}],
      safelist: {standard: elements, variables: names.filter((name) => name.startsWith('--'))},
      // Tabs can fill their line, and on no page do.
      blocklist: [/tabs--block/],
      variables: true,
    }),
  ]).process(text, {from: undefined});
  place.replaceWith(...(used as Root).nodes);
  return root.toString();
}

/** Removes the variables of the page that the site sets too: its own styles are in no layer, and win. */
function removeOverridden(infima: AtRule, root: Root): void {
  const own = new Set<string>();
  root.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(/^--/, ({prop}) => void own.add(prop));
    }
  });
  infima.walkRules(/^(?::root|html)[^\s>,]*$/, (rule) =>
    rule.walkDecls((declaration) => {
      if (own.has(declaration.prop)) {
        declaration.remove();
      }
    }),
  );
}

/**
 * The words of a text that can be names: every word, as a page can hold any HTML. One that ends
 * with a dash, as in `button--${size}`, stands for all names that begin so.
 */
function namesIn(text: string, known: readonly string[]): string[] {
  const words = text.match(/[\w-]+/g) ?? [];
  return words.flatMap((word) =>
    word.endsWith('-') ? known.filter((name) => name.startsWith(word)) : [word],
  );
}

/** Removes from the style sheets what no script names, when all of them are known. */
export function usedStyles({utils}: ChangeContext): BundlerSettings {
  const {Compilation, sources} = utils.currentBundler.instance;
  // After the minifiers, which remove comments, and before the names, which are hashes.
  const when = {name: 'UsedStyles', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE};
  return {
    plugins: [
      {
        apply(compiler: Compiler) {
          compiler.hooks.thisCompilation.tap(when.name, (compilation) => {
            compilation.hooks.processAssets.tapPromise(when, async (assets) => {
              const read = (ending: string) =>
                Object.entries(assets)
                  .filter(([file]) => file.endsWith(ending))
                  .map(([file, source]) => [file, source.source().toString()] as const);
              const scripts = read('.js').map(([, text]) => text);
              for (const [file, css] of read('.css')) {
                const used = await withUsedStyles(css, scripts);
                compilation.updateAsset(file, new sources.RawSource(used));
              }
            });
          });
        },
      },
    ],
  };
}
