import type {UIMessageChunk} from 'ai';
import {createChunkFilter, MAX_ANSWER_LENGTH} from './answerChunks';
import {AnswerFailure, failureKind} from './failures';

type Chunks = ReadableStream<UIMessageChunk>;

/** Filters an answer. Errors and empty answers become an `AnswerFailure`. */
export function checkedAnswer(chunks: Chunks): Chunks {
  const reader = chunks.getReader();
  const parts = readParts(reader);
  return new ReadableStream({
    async pull(controller) {
      try {
        const {done, value} = await parts.next();
        if (done) {
          controller.close();
        } else {
          controller.enqueue(value);
        }
      } catch (error) {
        // The stream is already broken.
        void reader.cancel().catch(() => undefined);
        controller.error(toFailure(error));
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function* readParts(
  reader: ReadableStreamDefaultReader<UIMessageChunk>,
): AsyncGenerator<UIMessageChunk, void> {
  const filter = createChunkFilter();
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      break;
    }
    if (value.type === 'error') {
      throw new AnswerFailure(failureKind(undefined, value.errorText));
    }
    const part = filter(value);
    if (part?.type === 'text-delta') {
      const delta = part.delta.slice(0, MAX_ANSWER_LENGTH - length);
      length += delta.length;
      if (length === MAX_ANSWER_LENGTH) {
        yield {...part, delta: `${delta} …`};
        yield {type: 'text-end', id: part.id};
        await reader.cancel();
        return;
      }
    }
    if (part) {
      yield part;
    }
  }
  if (length === 0) {
    throw new AnswerFailure('empty');
  }
}

function toFailure(error: unknown): unknown {
  if (error instanceof AnswerFailure || isAbort(error)) {
    return error;
  }
  // Browsers reject broken connections with a TypeError.
  return new AnswerFailure(error instanceof TypeError ? 'interrupted' : 'failed');
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
