import type {UIMessageChunk} from 'ai';
import {z} from 'zod/v4';
import {AnswerFailure} from './failures';

/** In characters, over all parts. */
export const MAX_ANSWER_LENGTH = 20_000;

/** Shows on one line. */
const query = z.string().max(300);
const searchInput = z.union([
  z.object({queries: z.array(z.object({query}))}),
  z.object({query, queries: z.undefined().optional()}),
]);
const searchOutput = z.object({query: query.optional()});

const searchTool = /^(?:searchIndex|algolia_search_index(?:_\w+)?)$/;

/** Returns a filter that drops parts of an answer which DocSearch 5.2 can't render. */
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
        if (searchTool.test(chunk.toolName) && searchInput.safeParse(chunk.input).success) {
          searches.add(chunk.toolCallId);
          return chunk;
        }
        return undefined;
      case 'tool-output-available':
        return searches.has(chunk.toolCallId) && searchOutput.safeParse(chunk.output).success
          ? chunk
          : undefined;
      default:
        return undefined;
    }
  };
}
