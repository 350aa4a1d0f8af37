import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {answerWithSources, type ChatAnswer} from './chatAnswers';

/** What the assistant does next; a test changes it as it goes. */
export interface ChatScript {
  answer: ChatAnswer;
}

/** Everything works. */
export const defaultChat: Readonly<ChatScript> = {answer: answerWithSources};

/**
 * Answers tokens, questions and feedback as `askai.algolia.com` does, for DocSearch 4.7.0.
 *
 * @see https://www.algolia.com/doc/guides/algolia-ai/askai/reference/api
 */
export async function answerChat(
  {headers}: IncomingMessage,
  response: ServerResponse,
  path: string,
  {answer}: ChatScript,
): Promise<void> {
  const send = (status: number, body: unknown) =>
    response
      .writeHead(status, {'Content-Type': 'application/json'})
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  if (path === '/chat/token') {
    // The client reads `exp` from the part before the first dot.
    const expiry = {exp: Math.floor(Date.now() / 1000) + 300};
    send(200, {success: true, token: `${btoa(JSON.stringify(expiry))}.signature`});
  } else if (!headers.authorization?.startsWith('TOKEN ')) {
    send(401, 'AI-202 - Unauthorized');
  } else if (path === '/chat/feedback') {
    send(200, {success: true, message: 'Feedback was successfully submitted.'});
  } else if (headers['x-ai-sdk-version'] !== 'v5') {
    // Without the header the real service speaks version 4 of the protocol, another one.
    send(400, 'AI-201 - Bad input: not version 5 of the protocol');
  } else if (answer.kind === 'fail-before') {
    send(answer.status, answer.body);
  } else {
    await streamAnswer(response, answer);
  }
}

type StreamedAnswer = Exclude<ChatAnswer, {kind: 'fail-before'}>;

/** Streams an answer as server-sent events, until the client leaves. */
async function streamAnswer(response: ServerResponse, answer: StreamedAnswer): Promise<void> {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'X-Vercel-AI-UI-Message-Stream': 'v1',
  });
  for (const part of parts(answer)) {
    if (part.type === 'text-delta') {
      await answer.until;
    }
    if (response.destroyed) {
      return;
    }
    response.write(`data: ${JSON.stringify(part)}\n\n`);
  }
  if (answer.kind !== 'hang') {
    response.end('data: [DONE]\n\n');
  }
}

/**
 * The parts of an answer, in order; a failure or a silence cuts them short. The client takes no
 * other key in them: one too many fails the whole answer.
 *
 * @see https://ai-sdk.dev/v5/docs/ai-sdk-ui/stream-protocol
 */
function* parts(answer: StreamedAnswer): Generator<{type: string} & Record<string, unknown>> {
  yield {type: 'start', messageId: randomUUID()};
  yield {type: 'start-step'};
  if (answer.kind === 'text' && answer.search) {
    const call = {toolCallId: randomUUID()};
    const input = {query: answer.search.query};
    yield {type: 'tool-input-start', ...call, toolName: 'searchIndex'};
    yield {type: 'tool-input-available', ...call, toolName: 'searchIndex', input};
    yield {type: 'tool-output-available', ...call, output: answer.search};
    // The client asks again by itself when the last step is a tool's answer: the text has its own.
    yield {type: 'finish-step'};
    yield {type: 'start-step'};
  }
  const id = randomUUID();
  yield {type: 'text-start', id};
  for (const delta of answer.chunks) {
    yield {type: 'text-delta', id, delta};
  }
  if (answer.kind === 'fail-midway') {
    yield {type: 'error', errorText: answer.error};
  }
  if (answer.kind === 'text') {
    yield {type: 'text-end', id};
    yield {type: 'finish-step'};
    yield {type: 'finish'};
  }
}
