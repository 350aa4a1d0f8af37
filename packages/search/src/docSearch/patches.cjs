const withoutChat = require('./withoutChat.cjs');

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
 * @property {(source: string) => string} change makes it; throws when its place is gone
 * @property {(site: {scripts: readonly string[]}) => boolean} applied whether built scripts show it
 */

const row = {
  package: '@docsearch/react',
  version: '4.7.0',
  file: 'packages/search/src/docSearch/patches.cjs',
};
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
    name: 'box-without-chat',
    what: 'leaves out the chat, its reader of Markdown and its checker of data',
    why: 'the site has no assistant, and the package holds all in one file that no bundler takes apart',
    gain: 'the scripts of the search, once it is approached: 93 kB with Brotli become 30',
    file: 'packages/search/src/docSearch/withoutChat.cjs',
    change: withoutChat,
    applied: ({scripts}) =>
      shows(/DocSearch-Modal/)({scripts}) && !shows(/vercel\.ai\.error/)({scripts}),
  },
  {
    ...row,
    name: 'box-refused-storage',
    what: 'minds that asking for localStorage may throw, in the one effect that does not',
    why: 'where the browser blocks storage, the effect throws and takes the box with it',
    gain: 'the search works where storage is blocked',
    change: replacing(
      '"undefined"!=typeof window&&window.localStorage){(function(){',
      '(()=>{try{return window.localStorage}catch{}})()){(function(){',
    ),
    applied: shows(/try\s*\{\s*return window\.localStorage;?\s*\}\s*catch/),
  },
];
