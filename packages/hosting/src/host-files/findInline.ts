import {Parser} from 'htmlparser2';

export interface KnownInline {
  scripts: ReadonlySet<string>;
  /** `<style>` elements created by scripts. */
  styles: ReadonlySet<string>;
  styleAttributes: ReadonlySet<string>;
}

const executableTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Ignored by browsers. */
const ignoredInUrls = /^[\0-\x20]+|[\t\n\r]/g;

/** Finds inline code that the CSP would block. @returns what it is, and its beginning */
export function findUnknownInline(html: string, known: KnownInline) {
  const unknown: {what: string; text: string}[] = [];
  const check = (what: string, text: string, allowed: ReadonlySet<string>) => {
    if (!allowed.has(text)) {
      unknown.push({what, text: text.trim().slice(0, 120)});
    }
  };
  let open: {text: string; allowed: ReadonlySet<string>; what: string} | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const [attribute, value] of Object.entries(attributes)) {
          if (attribute === 'style') {
            check('style attribute', value, known.styleAttributes);
          } else if (attribute.startsWith('on') || attribute === 'srcdoc') {
            check(`attribute ${attribute}`, value, none);
          } else if (/^javascript:/i.test(value.replace(ignoredInUrls, ''))) {
            check(`address in ${attribute}`, value, none);
          }
        }
        if (
          name === 'script' &&
          !('src' in attributes) &&
          executableTypes.test((attributes.type ?? '').trim())
        ) {
          open = {text: '', allowed: known.scripts, what: 'inline script'};
        } else if (name === 'base') {
          check('<base> element', attributes.href ?? '', none);
        } else if (name === 'style') {
          open = {text: '', allowed: none, what: '<style> element'};
        }
      },
      ontext(text) {
        if (open) {
          open.text += text;
        }
      },
      onclosetag(name) {
        if (open && (name === 'script' || name === 'style')) {
          check(open.what, open.text, open.allowed);
          open = undefined;
        }
      },
    },
    {decodeEntities: true},
  );
  parser.end(html);
  return unknown;
}

export function styleAttributesIn(html: string): string[] {
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

const none: ReadonlySet<string> = new Set();
