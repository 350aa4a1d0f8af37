import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';
import {tokenTypes, type CodeLanguage, type TokenColour} from '../../config/prism';

addLanguages(['bash', 'http', 'csv', 'diff']);

const colours = new Map(
  Object.entries(tokenTypes).flatMap(([colour, types]) =>
    types.map((type) => [type, colour as TokenColour]),
  ),
);

/** Colours code: one piece of HTML for each line. Without a language it stays plain. */
export function highlight(code: string, language?: CodeLanguage): string[] {
  const grammar = language && Prism.languages[language];
  const tokens = grammar ? Prism.tokenize(code, grammar) : [code];
  return normalizeTokens(tokens).map((line) =>
    mergeNeighbours(line.map(toPiece)).map(toHtml).join(''),
  );
}

interface Piece {
  text: string;
  colour?: TokenColour;
}

/** The last of its types decides, as in a theme of Prism. */
function toPiece({types, content, empty}: Token): Piece {
  return {
    text: empty ? '' : content,
    colour: colours.get(types.findLast((type) => colours.has(type)) ?? ''),
  };
}

function mergeNeighbours(pieces: Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((merged, piece) => {
    const last = merged.at(-1);
    return last && last.colour === piece.colour
      ? [...merged.slice(0, -1), {...last, text: last.text + piece.text}]
      : [...merged, piece];
  }, []);
}

function toHtml({text, colour}: Piece): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return colour && text ? `<span class="code-${colour}">${escaped}</span>` : escaped;
}

/** Prism's own files add to the Prism that they find in the global scope. */
function addLanguages(names: string[]): void {
  const require = createRequire(__filename);
  const globals = globalThis as {Prism?: unknown};
  globals.Prism = Prism;
  names.forEach((name) => require(`prismjs/components/prism-${name}`));
  delete globals.Prism;
}
