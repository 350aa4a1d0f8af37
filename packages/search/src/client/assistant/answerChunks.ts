import type {UIMessageChunk} from 'ai';

/** In characters, over all parts. */
export const MAX_ANSWER_LENGTH = 20_000;
const MAX_SUGGESTIONS = 3;

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
    ? typeof query === 'string'
    : Array.isArray(queries) &&
        queries.every((each) => isObject(each) && typeof each.query === 'string');
}

function isSearchOutput(output: unknown): boolean {
  return isObject(output) && (output.query === undefined || typeof output.query === 'string');
}

function suggestionsOf(chunk: Extract<UIMessageChunk, {type: `data-${string}`}>) {
  const sent: unknown = isObject(chunk.data) ? chunk.data.suggestions : undefined;
  const suggestions = (Array.isArray(sent) ? sent : [])
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .slice(0, MAX_SUGGESTIONS);
  return suggestions.length > 0 ? {...chunk, data: {suggestions}} : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
