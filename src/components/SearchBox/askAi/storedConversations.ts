/** What must be there for DocSearch to show a conversation and to go on with it. */
interface Conversation {
  objectID: string;
  query: string;
  hierarchy: {lvl1: string};
  messages: {parts: {type: string}[]}[];
}

/** Of what the browser keeps as conversations with the assistant, those that are some. */
export function safeConversations(kept: unknown): Conversation[] {
  // It is the type by which DocSearch shows the title as text.
  return Array.isArray(kept)
    ? kept.filter(isConversation).map((item) => ({...item, type: 'askAI', url: ''}))
    : [];
}

function isConversation(item: Partial<Conversation> | null): item is Conversation {
  const {objectID, query, hierarchy, messages} = item ?? {};
  return (
    [objectID, query, hierarchy?.lvl1].every((text) => typeof text === 'string') &&
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.every(
      (message: Conversation['messages'][number] | null) =>
        Array.isArray(message?.parts) &&
        message.parts.every((part) => typeof part?.type === 'string'),
    )
  );
}
