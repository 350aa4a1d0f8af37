import {randomUUID} from 'node:crypto';
import type {ServerResponse} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import type {ChatAnswer, ChatSearch} from './chatAnswers';

/**
 * The parts of a UI message stream that the stand-in sends. The client takes no
 * other key in them: one too many fails the whole answer.
 *
 * @see https://ai-sdk.dev/v5/docs/ai-sdk-ui/stream-protocol
 */
export type StreamPart =
  | {type: 'start'; messageId: string}
  | {type: 'start-step' | 'finish-step' | 'finish'}
  | {type: 'reasoning-start' | 'reasoning-end' | 'text-start' | 'text-end'; id: string}
  | {type: 'reasoning-delta' | 'text-delta'; id: string; delta: string}
  | {type: 'tool-input-start'; toolCallId: string; toolName: 'searchIndex'}
  | {type: 'tool-input-delta'; toolCallId: string; inputTextDelta: string}
  | {
      type: 'tool-input-available';
      toolCallId: string;
      toolName: 'searchIndex';
      input: {query: string};
    }
  | {type: 'tool-output-available'; toolCallId: string; output: ChatSearch}
  | {type: 'error'; errorText: string};

/** An answer that has begun, that is, all but a refusal. */
export type StreamedAnswer = Exclude<ChatAnswer, {kind: 'fail-before'}>;

function* searchParts(search: ChatSearch): Generator<StreamPart> {
  const toolCallId = randomUUID();
  const input = {query: search.query};
  yield {type: 'tool-input-start', toolCallId, toolName: 'searchIndex'};
  yield {type: 'tool-input-delta', toolCallId, inputTextDelta: JSON.stringify(input)};
  yield {type: 'tool-input-available', toolCallId, toolName: 'searchIndex', input};
  yield {type: 'tool-output-available', toolCallId, output: search};
}

function* deltas(kind: 'reasoning' | 'text', chunks: string[]): Generator<StreamPart> {
  const id = randomUUID();
  yield {type: `${kind}-start`, id};
  for (const delta of chunks) {
    yield {type: `${kind}-delta`, id, delta};
  }
  yield {type: `${kind}-end`, id};
}

/** The parts of a whole answer, in order; a failure or a silence cuts them short. */
function* parts(answer: StreamedAnswer): Generator<StreamPart> {
  yield {type: 'start', messageId: randomUUID()};
  yield {type: 'start-step'};
  if (answer.kind === 'text' && answer.searches?.length) {
    for (const search of answer.searches) {
      yield* searchParts(search);
    }
    // The client asks again by itself when the last step is a tool's answer: the text has its own.
    yield {type: 'finish-step'};
    yield {type: 'start-step'};
  }
  if (answer.kind === 'text' && answer.reasoning) {
    yield* deltas('reasoning', answer.reasoning);
  }
  for (const part of deltas('text', answer.chunks ?? [])) {
    if (answer.kind !== 'text' && part.type === 'text-end') {
      if (answer.kind === 'fail-midway' && answer.error !== undefined) {
        yield {type: 'error', errorText: answer.error};
      }
      return;
    }
    yield part;
  }
  yield {type: 'finish-step'};
  yield {type: 'finish'};
}

/**
 * Streams an answer as server-sent events, and ends the response as the answer
 * says: whole, with an error, with a lost connection, or never. Stops when the
 * client leaves; it throws nothing then.
 */
export async function streamAnswer(
  response: ServerResponse,
  answer: StreamedAnswer,
): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  if (answer.kind === 'hang' && !answer.chunks) {
    return;
  }
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache',
    'X-Vercel-AI-UI-Message-Stream': 'v1',
  });
  for (const part of parts(answer)) {
    if (answer.delayMs && /-delta$|-available$/.test(part.type)) {
      await pause(answer.delayMs, undefined, {signal: left.signal}).catch(() => undefined);
    }
    if (response.destroyed) {
      return;
    }
    await new Promise((sent) => response.write(`data: ${JSON.stringify(part)}\n\n`, sent));
  }
  if (answer.kind === 'hang') {
    return;
  }
  if (answer.kind === 'fail-midway' && answer.error === undefined) {
    response.destroy();
    return;
  }
  response.end('data: [DONE]\n\n');
}
