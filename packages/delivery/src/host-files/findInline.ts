import {Parser} from 'htmlparser2';
import type {KnownInline} from './knownInline';

/** Types of a `<script>` that browsers run; any other one is data. */
const runs =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Something in a page that the policy does not allow: what it is, and how it begins. */
export interface Unknown {
  what: string;
  text: string;
}

/**
 * Finds what a page would run or be styled by that stands in the page itself
 * and is not on the known list: the browser would refuse it, and it may be an
 * attacker's.
 */
export function findUnknownInline(html: string, known: KnownInline): Unknown[] {
  const unknown: Unknown[] = [];
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
          } else if (attribute.startsWith('on')) {
            check(`attribute ${attribute}`, value, none);
          } else if (/^\s*javascript:/i.test(value)) {
            check(`address in ${attribute}`, value, none);
          }
        }
        if (name === 'script' && !('src' in attributes) && runs.test(attributes.type ?? '')) {
          open = {text: '', allowed: known.scripts, what: 'inline script'};
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

const none: ReadonlySet<string> = new Set();
