import {randomUUID} from 'node:crypto';
import type {ServerResponse} from 'node:http';

export interface AgentScript {
  parts: readonly object[];
  /** Pauses before this part. */
  hold?: {before: number; until: Promise<unknown>};
  breaksConnection?: boolean;
}

/** @param searches parts before the text */
export function createAnswerParts(
  deltas: readonly string[],
  searches: readonly object[] = [],
): object[] {
  const id = 'text';
  return [
    {type: 'start', messageId: randomUUID()},
    {type: 'start-step'},
    ...searches,
    {type: 'text-start', id},
    ...deltas.map((delta) => ({type: 'text-delta', id, delta})),
    {type: 'text-end', id},
    {type: 'finish-step'},
    {type: 'finish', finishReason: 'stop'},
  ];
}

const search = {toolCallId: 'call-1', toolName: 'algolia_search_index'};

export const defaultAgent: AgentScript = {
  parts: createAnswerParts(
    [
      'The **Kanban view** shows items ',
      'as cards by status. See [Kanban view](https://docs.telescope.example/guide/boards/) ',
      'and https://docs.telescope.example/guide/reading/.\n\n1. Open the project.\n',
      '2. Select the view.\n\n```bash\ncurl https://api.telescope.example/v1/items\n```',
    ],
    [
      {type: 'tool-input-available', ...search, input: {query: 'kanban view'}},
      {type: 'tool-output-available', toolCallId: search.toolCallId, output: {hits: []}},
    ],
  ),
};

/** Path of questions to the only agent, `assistant-1`. */
export const questionPath = '/agent-studio/1/agents/assistant-1/completions';

/**
 * Streams server-sent events, like Algolia's Agent Studio.
 *
 * @see https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol
 */
export async function streamAnswer(response: ServerResponse, agent: AgentScript): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'X-Vercel-AI-UI-Message-Stream': 'v1',
  });
  response.flushHeaders();
  for (const [index, part] of agent.parts.entries()) {
    if (index === agent.hold?.before) {
      await agent.hold.until;
    }
    response.write(`data: ${JSON.stringify(part)}\n\n`);
  }
  if (agent.breaksConnection) {
    response.destroy();
  } else {
    response.end('data: [DONE]\n\n');
  }
}
