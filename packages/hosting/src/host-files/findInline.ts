import {Parser} from 'htmlparser2';

/** Inline scripts and styles that pages may contain. */
export interface KnownInline {
  scripts: ReadonlySet<string>;
  /** Text of `<style>` elements that scripts create. */
  styles: ReadonlySet<string>;
  /** Values of `style` attributes. */
  styleAttributes: ReadonlySet<string>;
}

/** Types of a `<script>` that browsers run; any other one is data. */
const runs =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** What browsers leave out of an address: spaces before it, tabs and line breaks anywhere. */
const ignored = /^[\0-\x20]+|[\t\n\r]/g;

/**
 * Finds what a page would run or be styled by that stands in the page itself
 * and is not on the known list: the browser would refuse it, and it may be an
 * attacker's.
 *
 * @returns what each is, and how it begins
 */
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
          } else if (/^javascript:/i.test(value.replace(ignored, ''))) {
            check(`address in ${attribute}`, value, none);
          }
        }
        if (
          name === 'script' &&
          !('src' in attributes) &&
          runs.test((attributes.type ?? '').trim())
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

/** Returns the values of all `style` attributes, decoded. */
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
