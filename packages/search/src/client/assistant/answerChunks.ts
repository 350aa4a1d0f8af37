import type {UIMessageChunk} from 'ai';
import {AnswerFailure} from './failures';

/** In characters, over all parts. */
export const MAX_ANSWER_LENGTH = 20_000;
const MAX_SUGGESTIONS = 3;
/** Of queries and suggestions, which show on one line. */
const MAX_QUERY_LENGTH = 300;

const searchTool = /^(?:searchIndex|algolia_search_index(?:_\w+)?)$/;

/**
 * Returns a filter for the parts of one answer, in order. It drops those that DocSearch 5.2 can't
 * render; neither it nor the AI SDK checks them.
 */
export function createChunkFilter(): (chunk: UIMessageChunk) => UIMessageChunk | undefined {
  const searches = new Set<string>();
  const texts = new Set<string>();
  return (chunk) => {
    switch (chunk.type) {
      case 'start':
      case 'start-step':
      case 'finish':
      case 'abort':
        return chunk;
      case 'finish-step':
        texts.clear();
        return chunk;
      case 'text-start':
        texts.add(chunk.id);
        return chunk;
      case 'text-delta':
        // Without a part of it, the answer could say the opposite.
        if (typeof chunk.delta !== 'string') {
          throw new AnswerFailure('failed');
        }
        return texts.has(chunk.id) ? chunk : undefined;
      case 'text-end':
        return texts.has(chunk.id) ? chunk : undefined;
      case 'tool-input-available':
        if (searchTool.test(chunk.toolName) && isSearchInput(chunk.input)) {
          searches.add(chunk.toolCallId);
          return chunk;
        }
        return undefined;
      case 'tool-output-available':
        return searches.has(chunk.toolCallId) && isSearchOutput(chunk.output) ? chunk : undefined;
      case 'data-suggestions':
        return suggestionsOf(chunk);
      default:
        return undefined;
    }
  };
}

function isSearchInput(input: unknown): boolean {
  if (!isObject(input)) {
    return false;
  }
  const {query, queries} = input;
  return queries === undefined
    ? isQuery(query)
    : Array.isArray(queries) && queries.every((each) => isObject(each) && isQuery(each.query));
}

function isSearchOutput(output: unknown): boolean {
  return isObject(output) && (output.query === undefined || isQuery(output.query));
}

function suggestionsOf(chunk: Extract<UIMessageChunk, {type: `data-${string}`}>) {
  const sent: unknown = isObject(chunk.data) ? chunk.data.suggestions : undefined;
  const suggestions = (Array.isArray(sent) ? sent : [])
    .filter((text) => isQuery(text) && text.trim() !== '')
    .slice(0, MAX_SUGGESTIONS);
  return suggestions.length > 0 ? {...chunk, data: {suggestions}} : undefined;
}

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_QUERY_LENGTH;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
