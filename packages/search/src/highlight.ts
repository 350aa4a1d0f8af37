/** Plain text, split at matches. */
export type Highlighted = Array<{text: string; match: boolean}>;

/** Entities that a crawler encodes. */
const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"'};

/** Parses `<mark>`. Other tags stay text. */
export function parseHighlights(highlighted: string): Highlighted {
  let match = false;
  return highlighted.split(/(<\/?mark>)/).flatMap((part) => {
    if (part === '<mark>' || part === '</mark>') {
      match = part === '<mark>';
      return [];
    }
    return part ? [{text: decode(part), match}] : [];
  });
}

export function plainText(parts: Highlighted): string {
  return parts.map(({text}) => text).join('');
}

/** Trims a text, at a word, to at most `maxLength` characters before the first match. */
export function cutLead(parts: Highlighted, maxLength: number): Highlighted {
  const [first, ...rest] = parts;
  if (!first || first.match || rest.length === 0 || first.text.length <= maxLength) {
    return parts;
  }
  return [
    {text: `…${first.text.slice(-maxLength).replace(/^\S*\s(?:… )?/, '')}`, match: false},
    ...rest,
  ];
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#0?39);/g, (_, name: string) => entities[name] ?? "'");
}
