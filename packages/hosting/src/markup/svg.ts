import {parser as createParser, type QualifiedTag} from 'sax';
import {svgElements} from './names';

export const SVG = 'http://www.w3.org/2000/svg';

/** Parts of the same document, and embedded pictures. */
const safeHref = /^(?:#|data:image\/(?:gif|jpeg|png|webp)[;,])/;

/** CSS that loads files, and escapes, which could hide it. */
const loadsFiles = /@import|\\|(?:src|image|image-set)\(|url\(\s*(?!\s|["']?#)/i;

/** Accepts attributes that run no code and load no files. */
export function isSafeSvgAttribute(name: string, value: string): boolean {
  return !/^on/i.test(name) && (name !== 'href' || safeHref.test(value)) && !loadsFiles.test(value);
}

/** Finds unsafe parts of an SVG file. Parses it as XML, like browsers. */
export function findUnsafeSvg(text: string): string[] {
  const unsafe: string[] = [];
  let isInStyle = false;
  let css = '';
  const addText = (part: string) => {
    css += isInStyle ? part : '';
  };
  const parser = createParser(true, {xmlns: true});
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onopentag = (tag) => {
    const {name, local, uri, attributes} = tag as QualifiedTag;
    const isStyle = local === 'style';
    if (uri !== SVG || isInStyle || !(isStyle || svgElements.has(local))) {
      unsafe.push(`<${name}>`);
    }
    isInStyle = isStyle;
    for (const attribute of Object.values(attributes)) {
      if (!isSafeSvgAttribute(attribute.local, attribute.value)) {
        unsafe.push(`${attribute.name}="${attribute.value.slice(0, 80)}"`);
      }
    }
  };
  parser.onclosetag = () => {
    isInStyle = false;
  };
  parser.ondoctype = () => unsafe.push('a DOCTYPE');
  parser.onprocessinginstruction = ({name, body}) => {
    if (name !== 'xml' || /encoding(?!\s*=\s*["']utf-8["'])/i.test(body)) {
      unsafe.push(`<?${name} ${body}?>`);
    }
  };
  try {
    parser.write(text).close();
  } catch (error) {
    unsafe.push((error as Error).message.replaceAll('\n', ', '));
  }
  return loadsFiles.test(css) ? [...unsafe, 'a style that loads files'] : unsafe;
}
