/** A fenced block of code. */
export interface CodeBlock {
  language: string;
  code: string;
  /** Offset of its first character in the page, after the fence. */
  start: number;
}

const block = /^```(?<language>\w*)[^\n]*\n(?<code>.*?)^```$/dgms;

/** The blocks of code of a page. */
export function codeBlocks(text: string): CodeBlock[] {
  return [...text.matchAll(block)].map(({groups, indices}) => ({
    language: groups!.language!,
    code: groups!.code!,
    start: indices!.groups!.code![0],
  }));
}

/** A page with spaces in place of its blocks of code: every other character keeps its place. */
export function withoutCodeBlocks(text: string): string {
  return text.replace(block, (code: string) => code.replace(/[^\n]/g, ' '));
}
