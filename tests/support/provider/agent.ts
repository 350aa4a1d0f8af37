import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';

export interface AgentScript {
  /** Strings are sent unchanged, to break the protocol. */
  parts: readonly (object | string)[];
  /** Pauses before this part. */
  hold?: {before: number; until: Promise<unknown>};
  breaksConnection?: boolean;
}

export function createAnswerParts(deltas: readonly string[], id: string = randomUUID()): object[] {
  return [
    {type: 'start', messageId: randomUUID()},
    {type: 'start-step'},
    {type: 'text-start', id},
    ...deltas.map((delta) => ({type: 'text-delta', id, delta})),
    {type: 'text-end', id},
    {type: 'finish-step'},
    {type: 'finish', finishReason: 'stop'},
  ];
}

const searchCall = {toolCallId: 'call-1', toolName: 'algolia_search_index'};

export const defaultAgent: AgentScript = {
  parts: createAnswerParts([
    'The **Kanban view** shows items ',
    [
      'as cards by status. See [Kanban view](https://docs.telescope.example/guide/boards/)',
      'and https://docs.telescope.example/guide/reading/.',
      '',
      '1. Open the project.',
      '2. Select the view.',
      '',
      '```bash',
      'curl https://api.telescope.example/v1/items',
      '```',
    ].join('\n'),
  ]).flatMap((part) => {
    const {type} = part as {type: string};
    return type === 'start-step'
      ? [
          part,
          {type: 'tool-input-available', ...searchCall, input: {query: 'kanban view'}},
          {type: 'tool-output-available', toolCallId: searchCall.toolCallId, output: {hits: []}},
        ]
      : [part];
  }),
};

export function isAgentPath(path: string): boolean {
  return path.startsWith('/agent-studio/1/');
}

export function isQuestionPath(path: string): boolean {
  return /^\/agent-studio\/1\/agents\/[^/]+\/completions$/.test(path);
}

/**
 * Answers questions like Algolia's Agent Studio. Its only agent is `assistant-1`.
 *
 * @see node_modules/@docsearch/react/dist/esm, `getAgentStudioTransport`
 */
export async function handleAgentRequest(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  agent: AgentScript,
): Promise<void> {
  const {searchParams} = new URL(request.url ?? '/', 'http://unused');
  const sendMessage = (status: number, message: string) =>
    response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify({message}));
  if (path !== '/agent-studio/1/agents/assistant-1/completions') {
    sendMessage(404, 'Agent not found');
  } else if (searchParams.get('compatibilityMode') !== 'ai-sdk-5') {
    sendMessage(422, 'Unknown compatibility mode');
  } else {
    await streamAnswer(response, agent);
  }
}

/**
 * Streams server-sent events.
 *
 * @see https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol
 */
async function streamAnswer(response: ServerResponse, agent: AgentScript): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'X-Vercel-AI-UI-Message-Stream': 'v1',
  });
  response.flushHeaders();
  for (const [index, part] of agent.parts.entries()) {
    if (index === agent.hold?.before) {
      await agent.hold.until;
    }
    response.write(typeof part === 'string' ? part : `data: ${JSON.stringify(part)}\n\n`);
  }
  if (agent.breaksConnection) {
    response.destroy();
  } else {
    response.end('data: [DONE]\n\n');
  }
}
