/**
 * DocSearch 4.7.0 asks for the selected text each time it draws its box, also where none is selected:
 * the browser then has to lay out the page that the box is about to cover.
 *
 * @throws when the package has changed, and the question is elsewhere or gone
 */
module.exports = function lazySelection(source) {
  const asked = 'window.getSelection().toString()';
  if (!source.includes(asked)) {
    throw new Error(
      'DocSearch no longer asks for the selected text as 4.7.0 does: see src/plugins/search/docSearch/lazySelection.cjs.',
    );
  }
  return source.replace(asked, `(window.getSelection().isCollapsed?"":${asked})`);
};
