import fs from 'node:fs';

/** From so many pages on, memory counts for more than the tenth of the time that sweeping takes. */
const LARGE = 300;

/**
 * Counts the pages of a guide in a folder, below it too. None is there where there is no folder, which Docusaurus says.
 *
 * @param {string} folder
 */
export function countPages(folder) {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true}) : [];
  return names.filter((name) => /\.mdx?$/.test(String(name))).length;
}

/**
 * Says to V8 how the heap of a build grows. What the bundler gets from it stays until it is swept up,
 * which is seldom in a heap that may double: at 3,000 pages that alone is half of what a build takes.
 * In a small guide it is as much as the guide, and sweeping is a tenth of the work: its heap begins
 * at the size that it comes to.
 *
 * @param {number} pages of one language
 * @returns {string[]} options of Node, whose sizes are in MB
 */
export function heapOptions(pages) {
  return pages < LARGE
    ? ['--max-semi-space-size=32', '--initial-old-space-size=400']
    : ['--max-semi-space-size=16', '--heap-growing-percent=20'];
}
