import type {UIMessageChunk} from 'ai';
import {expect, it, vi} from 'vitest';
import {MAX_ANSWER_LENGTH} from '../answerChunks';
import {checkedAnswer} from '../checkedAnswer';
import {failureKind} from '../failures';

vi.mock('@docusaurus/Translate', () => ({translate: ({id}: {id: string}) => id}));

const text = (delta: string, id = 'a') => ({type: 'text-delta', id, delta}) as const;
const start = {type: 'text-start', id: 'a'} as const;
const end = {type: 'text-end', id: 'a'} as const;

async function read(parts: unknown[], error?: unknown): Promise<UIMessageChunk[]> {
  const left = [...parts] as UIMessageChunk[];
  const stream = new ReadableStream<UIMessageChunk>({
    pull(controller) {
      if (left.length > 0) {
        controller.enqueue(left.shift());
      } else if (error === undefined) {
        controller.close();
      } else {
        controller.error(error);
      }
    },
  });
  const answer: UIMessageChunk[] = [];
  for await (const part of checkedAnswer(stream) as unknown as AsyncIterable<UIMessageChunk>) {
    answer.push(part);
  }
  return answer;
}

it('keeps text and searches', async () => {
  const call = {toolCallId: '1', toolName: 'algolia_search_index_guide'};
  const parts = [
    {type: 'start'},
    {type: 'tool-input-available', ...call, input: {queries: [{query: 'kanban'}]}},
    {type: 'tool-output-available', toolCallId: '1', output: {hits: []}},
    ...[start, text('Yes.'), end, {type: 'finish'}],
  ];
  expect(await read(parts)).toEqual(parts);
});

it.each([
  ['a tool other than a search', {toolName: 'run', input: {query: 'x'}}],
  ['a search without a query', {toolName: 'searchIndex', input: {query: 7}}],
  ["queries that aren't an array", {toolName: 'searchIndex', input: {query: 'x', queries: {}}}],
  ['a long query', {toolName: 'searchIndex', input: {query: 'x'.repeat(301)}}],
])('drops %s, with its output', async (_name, call) => {
  const parts = [
    {type: 'tool-input-available', toolCallId: '1', ...call},
    {type: 'tool-output-available', toolCallId: '1', output: {}},
  ];
  expect(await read([...parts, start, text('Yes.'), end])).toEqual([start, text('Yes.'), end]);
});

it('drops reasoning, files, suggestions and text of unknown parts', async () => {
  const parts = [
    {type: 'reasoning-start', id: 'r'},
    {type: 'file', url: 'https://elsewhere.example/', mediaType: 'image/png'},
    text('Lost', 'unknown'),
    {type: 'data-suggestions', data: {suggestions: ['More']}},
  ];
  expect(await read([...parts, start, text('Yes.')])).toEqual([start, text('Yes.')]);
});

it('truncates and closes a long answer', async () => {
  const parts = await read([start, text('x'.repeat(MAX_ANSWER_LENGTH - 1)), text('yz'), text('!')]);
  expect(parts.slice(-2)).toEqual([text('y …'), end]);
});

it.each([
  ['an error of the provider', [{type: 'error', errorText: 'Rate limit reached'}], 'rateLimited'],
  ['an answer without text', [{type: 'start'}, start, end], 'empty'],
  ['text that is malformed', [start, text('Yes'), {...text(''), delta: 7}], 'failed'],
  ['a connection that breaks', [start, text('Yes')], 'interrupted', new TypeError('network error')],
])('fails after %s with a message that says what to do', async (_name, parts, kind, error?) => {
  await expect(read(parts, error)).rejects.toThrow(`search.assistant.failure.${kind}`);
});

it('keeps the error of an answer that the reader stopped', async () => {
  const stopped = new DOMException('Stopped', 'AbortError');
  await expect(read([start], stopped)).rejects.toBe(stopped);
});

it.each([
  [429, '', 'rateLimited'],
  [undefined, '{"error":"TOO_MANY_REQUESTS"}', 'rateLimited'],
  [403, '', 'refused'],
  [400, '{"message":"Request blocked for this domain"}', 'refused'],
  [undefined, 'Agent abc not found', 'unknown'],
  [400, '{"code":"AI-217","message":"Thread depth exceeded"}', 'tooLong'],
  [500, '<html>Bad gateway</html>', 'failed'],
])('classifies status %s with “%s” as %s', (status, text, kind) => {
  expect(failureKind(status, text)).toBe(kind);
});
