/** The languages of the guide's code blocks, by their names for the reader. Any other but `text` stops the build. */
export const codeLanguages = {
  bash: 'Bash',
  http: 'HTTP',
  json: 'JSON',
  csv: 'CSV',
  diff: 'Diff',
} as const;

export type CodeLanguage = keyof typeof codeLanguages;

export type TokenColour = 'muted' | 'name' | 'string' | 'value' | 'keyword';

/** What Prism calls the parts of code, by their colours: the classes `code-…` of `src/css/code.css`. */
export const tokenTypes: Record<TokenColour, readonly string[]> = {
  muted: ['comment', 'prolog', 'cdata', 'punctuation', 'operator'],
  name: ['property', 'attr-name', 'header-name', 'parameter'],
  string: ['string', 'url', 'header-value', 'inserted'],
  value: ['number', 'boolean', 'constant', 'null', 'variable', 'deleted'],
  keyword: ['keyword', 'builtin', 'function', 'method'],
};
