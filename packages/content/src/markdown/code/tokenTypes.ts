export type TokenColour = 'muted' | 'name' | 'string' | 'value' | 'keyword';

/** What Prism calls the parts of code, by their colours: classes `code-…` in the HTML, which a site styles. */
export const tokenTypes: Record<TokenColour, readonly string[]> = {
  muted: ['comment', 'prolog', 'cdata', 'punctuation', 'operator'],
  name: ['property', 'attr-name', 'header-name', 'parameter'],
  string: ['string', 'url', 'header-value', 'inserted'],
  value: ['number', 'boolean', 'constant', 'null', 'variable', 'deleted'],
  keyword: ['keyword', 'builtin', 'function', 'method'],
};
