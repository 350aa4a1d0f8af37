import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';

/** What the assistant answers; a test changes it as it goes. */
export interface ChatScript {
  /** Markdown; each chunk is sent on its own. */
  chunks: readonly string[];
  /** What the first chunk waits for. */
  until?: Promise<unknown>;
}

/** Markdown in several chunks, with links that become related sources. */
export const defaultChat: Readonly<ChatScript> = {
  chunks: [
    'The **Kanban view** shows items ',
    'as cards by status. See [Kanban view](https://docs.telescope.example/kanban/) ',
    'and https://docs.telescope.example/list/.',
  ],
};

/**
 * Answers tokens and questions as `askai.algolia.com` does, for DocSearch 4.7.0.
 *
 * @see https://www.algolia.com/doc/guides/algolia-ai/askai/reference/api
 */
export async function answerChat(
  {headers}: IncomingMessage,
  response: ServerResponse,
  path: string,
  script: ChatScript,
): Promise<void> {
  if (path === '/chat/token') {
    // The client reads `exp` from the part before the first dot.
    const expiry = {exp: Math.floor(Date.now() / 1000) + 300};
    const token = `${btoa(JSON.stringify(expiry))}.signature`;
    response
      .writeHead(200, {'Content-Type': 'application/json'})
      .end(JSON.stringify({success: true, token}));
  } else if (!headers.authorization?.startsWith('TOKEN ')) {
    response.writeHead(401).end('AI-202 - Unauthorized');
  } else if (headers['x-ai-sdk-version'] !== 'v5') {
    // Without the header the real service speaks version 4 of the protocol, another one.
    response.writeHead(400).end('AI-201 - Bad input: not version 5 of the protocol');
  } else {
    await streamAnswer(response, script);
  }
}

/**
 * Streams an answer as server-sent events. The client takes no other key in them: one too many
 * fails the whole answer.
 *
 * @see https://ai-sdk.dev/v5/docs/ai-sdk-ui/stream-protocol
 */
async function streamAnswer(response: ServerResponse, {chunks, until}: ChatScript): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'X-Vercel-AI-UI-Message-Stream': 'v1',
  });
  const id = randomUUID();
  const write = (parts: object[]) =>
    parts.forEach((part) => response.write(`data: ${JSON.stringify(part)}\n\n`));
  write([{type: 'start', messageId: randomUUID()}, {type: 'start-step'}, {type: 'text-start', id}]);
  await until;
  write(chunks.map((delta) => ({type: 'text-delta', id, delta})));
  write([{type: 'text-end', id}, {type: 'finish-step'}, {type: 'finish'}]);
  response.end('data: [DONE]\n\n');
}
