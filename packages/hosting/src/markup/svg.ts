import {Parser} from 'htmlparser2';
import {svgElements} from './names';

export const SVG = 'http://www.w3.org/2000/svg';

const safeHref = /^(?:#|data:image\/(?:gif|jpeg|png|webp)[;,])/;

/** CSS that loads files, and escapes, which could hide it. */
const loadsFiles = /@import|\\|(?:src|image|image-set)\(|url\(\s*(?!\s|["']?#)/i;

/** Accepts attributes that run no code and load no files. */
export function isSafeSvgAttribute(name: string, value: string): boolean {
  return !/^on/i.test(name) && (name !== 'href' || safeHref.test(value)) && !loadsFiles.test(value);
}

/** Finds unsafe parts of an SVG file. Parses it as XML, like browsers, but without prefixes of elements. */
export function findUnsafeSvg(text: string): string[] {
  const unsafe: string[] = [];
  let isInStyle = false;
  let namespace: string | undefined;
  let css = '';
  const parser = new Parser(
    {
      ontext(part) {
        css += isInStyle ? part : '';
      },
      onopentag(name, attributes) {
        namespace = attributes.xmlns ?? namespace;
        if (namespace !== SVG || isInStyle || !(name === 'style' || svgElements.has(name))) {
          unsafe.push(`<${name}>`);
        }
        isInStyle = name === 'style';
        for (const [attribute, value] of Object.entries(attributes)) {
          if (!isSafeSvgAttribute(attribute.replace(/^.*:/, ''), value)) {
            unsafe.push(`${attribute}="${value.slice(0, 80)}"`);
          }
        }
      },
      onclosetag() {
        isInStyle = false;
      },
      onprocessinginstruction(name, content) {
        // Declarations, such as a DOCTYPE, begin with an exclamation mark.
        if (name !== '?xml' || /encoding(?!\s*=\s*["']utf-8["'])/i.test(content)) {
          unsafe.push(`<${content}>`);
        }
      },
    },
    {xmlMode: true},
  );
  parser.end(text);
  return loadsFiles.test(css) ? [...unsafe, 'a style that loads files'] : unsafe;
}
