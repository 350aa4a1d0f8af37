const see = 'src/plugins/search/docSearch/edits.cjs';
const of = 'DocSearch after 4.7.0';

/**
 * DocSearch asks for the selected text each time it draws its box, also where none is selected: the
 * browser then has to lay out the page that the box is about to cover.
 */
exports.lazySelection = {
  of,
  see,
  does: 'asks for the selected text',
  place: 'window.getSelection().toString()',
  by: '(window.getSelection().isCollapsed?"":window.getSelection().toString())',
};

/**
 * DocSearch has a library try whether code may be made of text. The policy of the site says no, and
 * the browser reports each try: here the library is told so.
 */
exports.withoutEval = {
  of,
  see,
  does: 'tries whether code may be made of text',
  place: 'return new Function(""),!0',
  by: 'return!1',
};
