import fs from 'node:fs';
import path from 'node:path';

/** Used only by theme features that the site doesn't use, such as blog authors. */
const unusedComponents = /^\.(?:avatar|button-group|card|hero|pagination(?!-nav)|pills)/;

const sources = [
  'src',
  'packages',
  'extras',
  'docs',
  'blog',
  'i18n',
  ...['classic', 'common', 'search-algolia'].map(
    (theme) => `node_modules/@docusaurus/theme-${theme}/lib`,
  ),
];

interface Rule {
  selectors: string[];
  remove(): void;
}

interface Declaration {
  prop: string;
  value: string;
  remove(): void;
}

interface Root {
  source?: {input: {file?: string}};
  walkRules(visit: (rule: Rule) => void): void;
  walkDecls(visit: (declaration: Declaration) => void): void;
}

/** Read once for all languages of a build. */
let words: Set<string> | undefined;

/** PostCSS plugin: removes Infima's rules and variables that no source file uses. */
export function dropUnusedInfima(siteDir: string) {
  return {
    postcssPlugin: 'drop-unused-infima',
    Once(root: Root) {
      if (root.source?.input.file?.includes('infima')) {
        words ??= readWords(siteDir);
        removeUnused(root, words);
      }
    },
  };
}

/** Removes rules whose selectors are all unused, then unused variables. */
export function removeUnused(root: Root, words: ReadonlySet<string>): void {
  const isUnused = (selector: string) =>
    unusedComponents.test(selector) ||
    [...selector.replace(/:(?:is|not)\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].some(
      ([, name]) => !words.has(name!),
    );
  // Removing nodes while walking skips some in a build.
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  rules.filter(({selectors}) => selectors.every(isUnused)).forEach((rule) => rule.remove());
  const declarations: Declaration[] = [];
  root.walkDecls((declaration) => void declarations.push(declaration));
  const usedNames = new Set(words);
  for (const {value} of declarations) {
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) {
      usedNames.add(name!);
    }
  }
  declarations
    .filter(({prop}) => prop.startsWith('--') && !usedNames.has(prop))
    .forEach((declaration) => declaration.remove());
}

function readWords(siteDir: string): Set<string> {
  const found = new Set<string>();
  for (const folder of sources.map((name) => path.join(siteDir, name)).filter(fs.existsSync)) {
    for (const file of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (/\.(?:[jt]sx?|mdx?|css|json)$/.test(file) && !file.includes('node_modules')) {
        const text = fs.readFileSync(path.join(folder, file), 'utf8');
        (text.match(/[\w-]+/g) ?? []).forEach((word) => found.add(word));
      }
    }
  }
  return found;
}
