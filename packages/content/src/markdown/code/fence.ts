/** What a writer says of a block of code, beside its language. */
export interface Fence {
  title?: string;
  /** The number of the first line; without it, lines have no numbers. */
  firstLine?: number;
  /** Numbers of highlighted lines, counted from 1. */
  highlighted: ReadonlySet<number>;
  /** The code without comments that only mark lines. */
  code: string;
}

/** title="…", showLineNumbers, showLineNumbers=5, {1,3-5} */
const options =
  /title=(["'])(?<title>.*?)\1|showLineNumbers(?:=(?<first>\d+))?|\{(?<lines>[\d,-]+)\}/g;

/** The operation that a reply belongs to, for the tests of an API: nothing that a reader sees. */
const operation = /\bresponse=\w+/;

/** A line that holds nothing but `# highlight-next-line`, `// highlight-start` or the like. */
const mark = /^\s*(?:#|\/\/)\s*highlight-(?<kind>next-line|start|end)\s*$/;

/**
 * Reads what follows the language of a fence, and the comments of the code that mark lines.
 *
 * @throws on words that mean nothing
 */
export function readFence(meta: string, code: string): Fence {
  const rest = meta.replace(options, '').replace(operation, '').trim();
  if (rest) {
    throw new Error(
      `"${rest}" means nothing after the language of a block of code. Known: title="…", {1,3-5} for highlighted lines, showLineNumbers, showLineNumbers=5.`,
    );
  }
  const groups = [...meta.matchAll(options)].map((match) => match.groups ?? {});
  const find = (name: string) => groups.map((group) => group[name]).find(Boolean);
  const marked = readMarks(code);
  const numbered = groups.some(({title, lines}) => title === undefined && lines === undefined);
  return {
    title: find('title'),
    firstLine: numbered ? Number(find('first') ?? 1) : undefined,
    highlighted: new Set([...readRanges(find('lines')), ...marked.highlighted]),
    code: marked.code,
  };
}

/** `1,3-5`: 1, 3, 4, 5. */
function readRanges(text?: string): number[] {
  return (text?.split(',') ?? []).flatMap((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1 || 0}, (_, index) => first + index);
  });
}

function readMarks(code: string): Pick<Fence, 'code' | 'highlighted'> {
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let inside = false;
  let next = false;
  for (const line of code.split('\n')) {
    const kind = mark.exec(line)?.groups?.kind;
    if (kind) {
      next = kind === 'next-line';
      inside = kind === 'start' || (inside && kind !== 'end');
    } else {
      lines.push(line);
      if (inside || next) {
        highlighted.add(lines.length);
      }
      next = false;
    }
  }
  return {code: lines.join('\n'), highlighted};
}
