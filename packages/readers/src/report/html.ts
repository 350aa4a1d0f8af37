/** A piece of HTML, which needs no escaping any more. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[] | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Writes HTML as a template literal: what is put into it is text, unless it is a piece made so. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((all, string, at) => all + render(parts[at - 1]) + string));
}

function render(part: Part): string {
  if (part === undefined) {
    return '';
  }
  if (part instanceof Html) {
    return part.text;
  }
  return typeof part === 'object'
    ? part.map(({text}) => text).join('\n')
    : String(part).replace(/[&<>"']/g, (character) => entities[character]!);
}
