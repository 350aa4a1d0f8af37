import {Parser} from 'htmlparser2';

export interface AllowedInlineCode {
  scripts: ReadonlySet<string>;
  /** `<style>` elements created by scripts. */
  styles: ReadonlySet<string>;
  styleAttributes: ReadonlySet<string>;
}

const executableTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Characters that browsers remove from URLs. */
const removedFromUrls = /^[\0-\x20]+|[\t\n\r]/g;

const none: ReadonlySet<string> = new Set();

/** Finds inline code that the CSP would block. @returns its kind and up to 120 characters */
export function findBlockedInlineCode(html: string, allowed: AllowedInlineCode): string[] {
  const blocked: string[] = [];
  const check = (kind: string, text: string, allowedTexts: ReadonlySet<string>) => {
    if (!allowedTexts.has(text)) {
      blocked.push(`${kind}: ${text.trim().slice(0, 120)}`);
    }
  };
  let element: {kind: string; text: string; allowedTexts: ReadonlySet<string>} | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const [attribute, value] of Object.entries(attributes)) {
          if (attribute === 'style') {
            check('style attribute', value, allowed.styleAttributes);
          } else if (attribute.startsWith('on') || attribute === 'srcdoc') {
            check(`attribute ${attribute}`, value, none);
          } else if (/^javascript:/i.test(value.replace(removedFromUrls, ''))) {
            check(`address in ${attribute}`, value, none);
          }
        }
        if (
          name === 'script' &&
          !('src' in attributes) &&
          executableTypes.test((attributes.type ?? '').trim())
        ) {
          element = {kind: 'inline script', text: '', allowedTexts: allowed.scripts};
        } else if (name === 'base') {
          check('<base> element', attributes.href ?? '', none);
        } else if (name === 'style') {
          element = {kind: '<style> element', text: '', allowedTexts: none};
        }
      },
      ontext(text) {
        if (element) {
          element.text += text;
        }
      },
      onclosetag(name) {
        if (element && (name === 'script' || name === 'style')) {
          check(element.kind, element.text, element.allowedTexts);
          element = undefined;
        }
      },
    },
    {decodeEntities: true},
  );
  parser.end(html);
  return blocked;
}

export function findStyleAttributes(html: string): string[] {
  const values: string[] = [];
  const parser = new Parser({
    onattribute(name, value) {
      if (name === 'style') {
        values.push(value);
      }
    },
  });
  parser.end(html);
  return values;
}
