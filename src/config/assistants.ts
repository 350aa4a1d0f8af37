import {parseTextWithLinks} from './textWithLinks';

/** A service that answers questions about a page which it is given the address of. */
export interface Assistant {
  name: string;
  /** With `{prompt}` where the first message of the reader goes. */
  address: string;
}

const PLACE = '{prompt}';

/** After the host, in path, query or fragment: a prompt is not to choose who is asked. */
const template = /^https:\/\/[\w.-]+(?::\d+)?[/?#][^{}]*\{prompt\}[^{}]*$/;

/**
 * Reads assistants that are written one after the other as links of Markdown:
 * `[Claude](https://claude.ai/new?q={prompt})`.
 *
 * @throws when the text holds anything else, or an address has no https or not one `{prompt}`
 */
export function parseAssistants(text: string): Assistant[] {
  return parseTextWithLinks(text).flatMap((part) => {
    if (typeof part !== 'string') {
      if (!template.test(part.to)) {
        throw new Error(`"${part.to}" is not an address with https:// that holds ${PLACE} once`);
      }
      return [{name: part.words, address: part.to}];
    }
    if (/[^\s,]/.test(part)) {
      throw new Error(`"${part}" is no assistant`);
    }
    return [];
  });
}

/** The address that opens a conversation which begins with a message. */
export function conversationAddress({address}: Assistant, prompt: string): string {
  return address.replace(PLACE, encodeURIComponent(prompt));
}
