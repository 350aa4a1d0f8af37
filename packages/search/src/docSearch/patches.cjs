const withoutAskAi = require('./withoutAskAi.cjs');

/**
 * A row: what is changed in DocSearch's box, whose file no setting reaches. The build fails when
 * another version is installed, when the place of a row is gone, or when the built files do not show
 * the change (`@guide/delivery/verify`).
 *
 * @typedef {object} BoxPatch
 * @property {string} name what messages call it
 * @property {string} package the package that is changed
 * @property {string} version the version that the change was written for
 * @property {string} what
 * @property {string} why
 * @property {string} gain what a reader gains
 * @property {string} file where the change is written
 * @property {(hasAskAi: boolean) => boolean} concerns whether a site with, or without, an assistant has it
 * @property {(source: string) => string} change makes it; throws when its place is gone
 * @property {(site: {scripts: readonly string[]}) => boolean} applied whether built scripts show it
 */

const row = {
  package: '@docsearch/react',
  version: '4.7.0',
  file: 'packages/search/src/docSearch/patches.cjs',
};
const always = () => true;
const shows = (pattern) => (site) => site.scripts.some((script) => pattern.test(script));

/** Replaces the one place that a row is about. */
const replacing = (place, by) => (source) => {
  const places = source.split(place).length - 1;
  if (places !== 1) {
    throw new Error(`found ${places} times, not once: ${place}`);
  }
  return source.replace(place, () => by);
};

/** @type {readonly BoxPatch[]} */
exports.boxPatches = [
  {
    ...row,
    name: 'box-without-ask-ai',
    what: 'leaves out the chat, its reader of Markdown and its checker of data',
    why: 'no assistant is configured, and the package holds all in one file that no bundler takes apart',
    gain: 'the scripts of the search, once it is approached: 93 kB with Brotli become 30',
    file: 'packages/search/src/docSearch/withoutAskAi.cjs',
    concerns: (hasAskAi) => !hasAskAi,
    change: withoutAskAi,
    applied: ({scripts}) =>
      shows(/DocSearch-Modal/)({scripts}) && !shows(/vercel\.ai\.error/)({scripts}),
  },
  {
    ...row,
    name: 'box-without-eval',
    what: 'does not try whether code may be made of text',
    why: 'the policy of the site says no, and browsers report each try to the owner',
    gain: 'no report for each reader who opens the box',
    concerns: (hasAskAi) => hasAskAi,
    change: replacing('return new Function(""),!0', 'return!1'),
    applied: (site) => !shows(/\bFunction\((?:""|'')\)/)(site),
  },
  {
    ...row,
    name: 'box-pages-first',
    what: 'puts the item that asks the assistant after the pages',
    why: 'the first item is selected: Enter would send every search to the assistant',
    gain: 'Enter opens the best page, as without an assistant',
    concerns: (hasAskAi) => hasAskAi,
    change: replacing('[].concat(f,I(e))', '[].concat(I(e),f)'),
    applied: ({scripts}) =>
      scripts.some(
        (script) => script.includes('DocSearch-Modal') && !/\[\]\.concat\(\w+,\w+\(/.test(script),
      ),
  },
  {
    ...row,
    name: 'box-refused-storage',
    what: 'minds that asking for localStorage may throw, in the one effect that does not',
    why: 'where the browser blocks storage, the effect throws and takes the box with it',
    gain: 'the search works where storage is blocked',
    concerns: always,
    change: replacing(
      '"undefined"!=typeof window&&window.localStorage){(function(){',
      '(()=>{try{return window.localStorage}catch{}})()){(function(){',
    ),
    applied: shows(/try\s*\{\s*return window\.localStorage;?\s*\}\s*catch/),
  },
];
