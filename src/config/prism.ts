import type {PrismTheme} from 'prism-react-renderer';

/** One code theme for both colour modes: the colours are the tokens of `src/css/tokens.css`. */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--ts-code-text)', backgroundColor: 'var(--ts-code-surface)'},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'var(--ts-code-muted)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--ts-code-muted)'}},
    {
      types: ['property', 'attr-name', 'header-name', 'parameter'],
      style: {color: 'var(--ts-code-name)'},
    },
    {types: ['string', 'url', 'header-value', 'inserted'], style: {color: 'var(--ts-code-string)'}},
    {
      types: ['number', 'boolean', 'constant', 'null', 'variable', 'deleted'],
      style: {color: 'var(--ts-code-value)'},
    },
    {types: ['keyword', 'builtin', 'function', 'method'], style: {color: 'var(--ts-code-keyword)'}},
  ],
};

/** The languages of the guide's code blocks that the default set lacks. */
export const prismLanguages = ['bash', 'http', 'csv', 'diff'];
