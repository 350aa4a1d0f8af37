import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';

const requirePrism = createRequire(__filename);

type TokenColour = 'muted' | 'name' | 'string' | 'value' | 'keyword';

const tokenTypes: Record<TokenColour, readonly string[]> = {
  muted: ['comment', 'prolog', 'cdata', 'punctuation', 'operator'],
  name: ['property', 'attr-name', 'header-name', 'parameter'],
  string: ['string', 'url', 'header-value', 'inserted'],
  value: ['number', 'boolean', 'constant', 'null', 'variable', 'deleted'],
  keyword: ['keyword', 'builtin', 'function', 'method'],
};

const colours = new Map(
  Object.entries(tokenTypes).flatMap(([colour, types]) =>
    types.map((type) => [type, colour as TokenColour]),
  ),
);

/** Returns the HTML of each line. @throws if Prism doesn't support the language */
export function highlight(code: string, language?: string): string[] {
  const grammar = language && grammarOf(language);
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  return normalizeTokens(tokens).map((line) => toPieces(line).map(toHtml).join(''));
}

interface Piece {
  text: string;
  colour?: TokenColour;
}

/** Merges tokens of the same colour. The last type with a colour wins, as in Prism themes. */
function toPieces(line: Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (const {types, content, empty} of line) {
    const text = empty ? '' : content;
    const colour = colours.get(types.findLast((type) => colours.has(type)) ?? '');
    const last = pieces.at(-1);
    if (last && last.colour === colour) {
      last.text += text;
    } else {
      pieces.push({text, colour});
    }
  }
  return pieces;
}

function toHtml({text, colour}: Piece): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return colour && text ? `<span class="code-${colour}">${escaped}</span>` : escaped;
}

/** Prism's language files register themselves on the global `Prism`. */
function grammarOf(language: string) {
  if (!Prism.languages[language]) {
    const globals = globalThis as {Prism?: unknown};
    globals.Prism = Prism;
    try {
      requirePrism(`prismjs/components/prism-${language}`);
    } finally {
      delete globals.Prism;
    }
  }
  return Prism.languages[language];
}
