import {z} from 'zod/v4';
import {cleanStoredList} from '../dialog/storedSearches';

const text = z.object({type: z.literal('text'), text: z.string()});

const message = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.unknown()).transform((parts) => parts.flatMap((part) => textOf(part) ?? [])),
  feedback: z.enum(['like', 'dislike']).optional().catch(undefined),
});

const conversation = z.object({
  objectID: z.string(),
  query: z.string(),
  chatId: z.string().optional().catch(undefined),
  hierarchy: z.object({lvl1: z.string(), lvl2: z.iso.datetime().nullable().catch(null)}),
  messages: z.array(message).min(1),
});

/** Removes malformed conversations and unknown fields. */
export function cleanStoredConversations(appId: string): void {
  cleanStoredList(`__DOCSEARCH_ASKAI_CONVERSATIONS__${appId}`, (items) =>
    Array.isArray(items) ? items.flatMap((item) => toConversation(item) ?? []) : [],
  );
}

function toConversation(item: unknown) {
  const {data} = conversation.safeParse(item);
  return (
    data && {
      ...data,
      type: 'askAI',
      anchor: 'stored',
      content: null,
      url: '',
      url_without_anchor: '',
      hierarchy: {lvl0: 'askAI', ...data.hierarchy},
    }
  );
}

function textOf(part: unknown) {
  return text.safeParse(part).data;
}
