/** A text cut at the words that match: every part is text, never markup. */
export type Marked = Array<{text: string; match: boolean}>;

/** What a crawler encodes. */
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
};

/** Reads a text with `<mark>` around the words that match; any other tag is text. */
export function parseMarked(highlighted: string): Marked {
  let match = false;
  return highlighted.split(/(<\/?mark>)/).flatMap((part) => {
    if (part === '<mark>' || part === '</mark>') {
      match = part === '<mark>';
      return [];
    }
    return part ? [{text: decode(part), match}] : [];
  });
}

/** A text without its marks. */
export function plainText(parts: Marked): string {
  return parts.map(({text}) => text).join('');
}

/** Cuts the beginning of a text, at a word, so that at most `max` characters precede the first match. */
export function cutLead(parts: Marked, max: number): Marked {
  const [first, ...rest] = parts;
  if (!first || first.match || rest.length === 0 || first.text.length <= max) {
    return parts;
  }
  return [{text: `…${first.text.slice(-max).replace(/^\S*\s/, '')}`, match: false}, ...rest];
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => entities[entity] ?? entity);
}
