import fs from 'node:fs';

/** Colour tokens of the site, without `--ts-`. */
export type ColourName =
  | 'surface'
  | 'surface-raised'
  | 'surface-hover'
  | 'text'
  | 'text-muted'
  | 'border'
  | 'border-strong'
  | 'accent'
  | 'accent-soft'
  | 'success'
  | 'success-soft'
  | 'warning'
  | 'warning-soft'
  | 'danger'
  | 'danger-soft';

export type Colours = (name: ColourName) => string;

/** Reads the tokens of a colour mode. */
export function readColours(tokens: string, mode: 'light' | 'dark'): Colours {
  const [light = '', dark = ''] = fs.readFileSync(tokens, 'utf8').split("[data-theme='dark']");
  const values = new Map([...declarations(light), ...(mode === 'dark' ? declarations(dark) : [])]);
  const resolve = (name: string): string => {
    const value = values.get(name) ?? '';
    const reference = /^var\(--ts-([\w-]+)\)$/.exec(value)?.[1];
    if (!reference && !/^#[\da-f]{3,8}$/i.test(value)) {
      throw new Error(`${tokens}: --ts-${name} is "${value}", expected a colour.`);
    }
    return reference ? resolve(reference) : value;
  };
  return resolve;
}

/** Replaces token names (`fill="accent-soft"`) with their values. */
export function paint(svg: string, colours: Colours): string {
  return svg.replaceAll(
    / (fill|stroke)="(?!none"|#)([^"]+)"/g,
    (_, attribute, name) => ` ${attribute}="${colours(name as ColourName)}"`,
  );
}

function declarations(css: string): [string, string][] {
  return [...css.matchAll(/--ts-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]);
}
