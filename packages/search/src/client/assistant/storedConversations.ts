import {cleanStoredList} from '../dialog/storedSearches';

interface StoredMessage {
  id: string;
  role: 'user' | 'assistant';
  parts: {type: string; text?: unknown}[];
  feedback?: unknown;
}

interface StoredConversation {
  objectID: string;
  query: string;
  chatId?: unknown;
  hierarchy: {lvl1: string; lvl2?: unknown};
  messages: StoredMessage[];
}

/** Removes malformed conversations and unknown fields. */
export function cleanStoredConversations(appId: string): void {
  cleanStoredList(`__DOCSEARCH_ASKAI_CONVERSATIONS__${appId}`, (items) =>
    Array.isArray(items) ? items.filter(isConversation).map(toConversation) : [],
  );
}

function isConversation(item: Partial<StoredConversation> | null): item is StoredConversation {
  return (
    typeof item?.objectID === 'string' &&
    typeof item.query === 'string' &&
    typeof item.hierarchy?.lvl1 === 'string' &&
    Array.isArray(item.messages) &&
    item.messages.length > 0 &&
    item.messages.every(isMessage)
  );
}

function isMessage(message: Partial<StoredMessage> | null): message is StoredMessage {
  return (
    typeof message?.id === 'string' &&
    (message.role === 'user' || message.role === 'assistant') &&
    Array.isArray(message.parts)
  );
}

function toConversation({objectID, query, chatId, hierarchy, messages}: StoredConversation) {
  const {lvl1, lvl2} = hierarchy;
  const isDate = typeof lvl2 === 'string' && Number.isFinite(Date.parse(lvl2));
  return {
    objectID,
    query,
    ...(typeof chatId === 'string' && {chatId}),
    type: 'askAI',
    anchor: 'stored',
    content: null,
    url: '',
    url_without_anchor: '',
    hierarchy: {lvl0: 'askAI', lvl1, lvl2: isDate ? lvl2 : null},
    messages: messages.map(toMessage),
  };
}

function toMessage({id, role, parts, feedback}: StoredMessage) {
  return {
    id,
    role,
    parts: parts.flatMap((part) =>
      part?.type === 'text' && typeof part.text === 'string'
        ? [{type: 'text', text: part.text}]
        : [],
    ),
    ...((feedback === 'like' || feedback === 'dislike') && {feedback}),
  };
}
