import {Parser} from 'htmlparser2';
import {oneSpaced} from './article';

/** What the head of a page says of it. */
export interface Head {
  description: string;
  /** Whether search engines of the web may have the page. */
  isIndexed: boolean;
}

/** @param html the whole page */
export function readHead(html: string): Head {
  const named = new Map<string, string>();
  const parser = new Parser({
    onopentag(name, {name: key, content = ''}) {
      if (name === 'meta' && key) {
        named.set(key, content);
      }
    },
  });
  parser.end(html.slice(0, html.indexOf('<body')));
  return {
    description: oneSpaced(named.get('description') ?? ''),
    isIndexed: !named.get('robots')?.includes('noindex'),
  };
}
