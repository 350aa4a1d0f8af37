import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {answerChat, defaultChat, type ChatScript} from '../chat';
import {answerWithMarkup, answerWithSources, threadDepthExceeded} from '../chatAnswers';
import type {StreamPart} from '../chatStream';

const assistant = {'x-algolia-assistant-id': 'assistant', 'content-type': 'application/json'};
const credentials = {
  ...assistant,
  'x-algolia-application-id': 'APP',
  'x-algolia-api-key': 'key',
  'x-algolia-index-name': 'docs',
  'x-ai-sdk-version': 'v5',
};
const question = {
  id: 'conversation',
  messages: [{id: 'message', role: 'user', parts: [{type: 'text', text: 'What is a Kanban?'}]}],
  trigger: 'submit-message',
};

let server: Server;
let chat: ChatScript;
let address: string;
/** Connections of questions that are closed by now. */
let closed: number;

beforeEach(async () => {
  chat = {...defaultChat};
  closed = 0;
  server = createServer((request, response) => {
    response.once('close', () => (closed += 1));
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (!answerChat(request, response, body, chat)) {
        response.writeHead(418).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (
  path: string,
  headers: Record<string, string>,
  body?: unknown,
  signal?: AbortSignal,
) => fetch(`${address}${path}`, {method: 'POST', headers, body: JSON.stringify(body), signal});

async function token(): Promise<string> {
  const answer = (await (await post('/chat/token', assistant)).json()) as {token: string};
  return answer.token;
}

const authorized = async () => ({...credentials, authorization: `TOKEN ${await token()}`});
const ask = async (signal?: AbortSignal) => post('/chat', await authorized(), question, signal);

/** The pieces of a stream, as they come. */
async function* piecesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let {done, value} = await reader.read(); !done; {done, value} = await reader.read()) {
    yield value ?? '';
  }
}

/** The events of a stream. */
async function read(response: Response): Promise<string[]> {
  let text = '';
  for await (const piece of piecesOf(response)) {
    text += piece;
  }
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((event) => event.replace(/^data: /, ''));
}

const partsOf = (events: string[]) =>
  events.filter((event) => event !== '[DONE]').map((event) => JSON.parse(event) as StreamPart);
const textOf = (parts: StreamPart[]) =>
  parts.map((part) => (part.type === 'text-delta' ? part.delta : '')).join('');

describe('a token', () => {
  it('says when it expires in the part that the client reads', async () => {
    const [payload = ''] = (await token()).split('.');
    const {exp} = JSON.parse(atob(payload)) as {exp: number};
    expect(exp - Date.now() / 1000).toBeGreaterThan(290);
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(300);
  });

  it('needs an assistant', async () => {
    const response = await post('/chat/token', {});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({success: false});
  });

  it('is refused as the script says, with words for the reader', async () => {
    chat.tokenStatus = 403;
    const response = await post('/chat/token', assistant);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({success: false, message: 'AI-203 - Forbidden'});
  });

  it('opens the chat no longer than it lives', async () => {
    chat.tokenLifetimeSeconds = -1;
    expect((await ask()).status).toBe(401);
  });

  it('opens nothing when it is made up', async () => {
    const real = await token();
    const forged = `${Buffer.from('{"exp":9999999999}').toString('base64')}.${real.split('.')[1]}`;
    for (const authorization of ['', `Bearer ${real}`, 'TOKEN x', `TOKEN ${forged}`]) {
      const response = await post('/chat', {...credentials, authorization}, question);
      expect(response.status, authorization).toBe(401);
    }
  });
});

describe('an answer', () => {
  it('is a stream of the AI SDK', async () => {
    const {status, headers} = await ask();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('x-vercel-ai-ui-message-stream')).toBe('v1');
  });

  it('searches in one step and speaks in the next', async () => {
    const events = await read(await ask());
    const types = partsOf(events).map(({type}) => type);
    expect(types.filter((type, at) => type !== types[at - 1])).toEqual([
      'start',
      'start-step',
      'tool-input-start',
      'tool-input-delta',
      'tool-input-available',
      'tool-output-available',
      'finish-step',
      'start-step',
      'text-start',
      'text-delta',
      'text-end',
      'finish-step',
      'finish',
    ]);
    expect(events.at(-1)).toBe('[DONE]');
  });

  it('keeps one identifier for a search and one for a text', async () => {
    const parts = partsOf(await read(await ask()));
    const calls = parts.flatMap((part) => ('toolCallId' in part ? [part.toolCallId] : []));
    const texts = parts.flatMap((part) => ('id' in part ? [part.id] : []));
    expect(new Set(calls).size).toBe(1);
    expect(new Set(texts).size).toBe(1);
  });

  it('carries the query and the hits of its search, and its links', async () => {
    const parts = partsOf(await read(await ask()));
    const found = parts.find((part) => part.type === 'tool-output-available');
    expect(found).toMatchObject({output: {query: 'kanban', hits: [{title: 'Kanban view'}]}});
    expect(textOf(parts)).toContain('[Kanban view](https://docs.telescope.example/kanban/)');
  });

  it('comes in pieces while it is written', async () => {
    chat.answer = {kind: 'text', chunks: ['a', 'b', 'c'], delayMs: 60};
    const arrivals: {piece: string; at: number}[] = [];
    for await (const piece of piecesOf(await ask())) {
      arrivals.push({piece, at: Date.now()});
    }
    const [first] = arrivals;
    const last = arrivals.at(-1)!;
    expect(first?.piece).not.toContain('DONE');
    expect(last.piece).toContain('DONE');
    expect(last.at - first!.at).toBeGreaterThan(100);
  });

  it('thinks aloud before it speaks', async () => {
    chat.answer = {kind: 'text', chunks: ['So.'], reasoning: ['Hm.']};
    const types = partsOf(await read(await ask())).map(({type}) => type);
    expect(types).toContain('reasoning-delta');
    expect(types.indexOf('reasoning-end')).toBeLessThan(types.indexOf('text-start'));
  });

  it('passes markup on as it is', async () => {
    chat.answer = answerWithMarkup;
    const text = textOf(partsOf(await read(await ask())));
    expect(text).toContain('<img src=x onerror="window.chatMarkupRan = true">');
    expect(text).toContain('javascript:');
  });

  it('follows the script as it changes', async () => {
    expect(textOf(partsOf(await read(await ask())))).toContain('Kanban');
    chat.answer = {kind: 'text', chunks: ['Another one.']};
    expect(textOf(partsOf(await read(await ask())))).toBe('Another one.');
  });
});

describe('a question', () => {
  const without = (name: string, headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

  it.each(['x-algolia-application-id', 'x-algolia-api-key', 'x-algolia-index-name'])(
    'needs %s',
    async (name) => {
      const response = await post('/chat', without(name, await authorized()), question);
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(new RegExp(name, 'i'));
    },
  );

  it('is asked in version 5 of the protocol', async () => {
    const headers = without('x-ai-sdk-version', await authorized());
    expect((await post('/chat', headers, question)).status).toBe(400);
  });

  it.each([
    ['nothing', undefined],
    ['no conversation', {messages: question.messages}],
    ['no message', {...question, messages: []}],
    ['an answer', {...question, messages: [{...question.messages[0], role: 'assistant'}]}],
    ['no text', {...question, messages: [{role: 'user', parts: []}]}],
  ])('is refused when it holds %s', async (_case, body) => {
    expect((await post('/chat', await authorized(), body)).status).toBe(400);
  });
});

describe('a failure', () => {
  it('before the stream gives its status and its words', async () => {
    chat.answer = {kind: 'fail-before', status: 503, body: 'AI-207 - Internal error'};
    const response = await ask();
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('AI-207 - Internal error');
  });

  it('of a conversation that is too long has the code that the client looks for', async () => {
    chat.answer = threadDepthExceeded;
    const response = await ask();
    expect(response.ok).toBe(false);
    expect(await response.json()).toMatchObject({
      code: 'AI-217',
      message: expect.stringMatching(/./) as string,
    });
  });

  it('in the stream follows what was said', async () => {
    chat.answer = {kind: 'fail-midway', chunks: ['Half'], error: 'AI-211 - Stream error'};
    const events = await read(await ask());
    const parts = partsOf(events);
    expect(textOf(parts)).toBe('Half');
    expect(parts.at(-1)).toEqual({type: 'error', errorText: 'AI-211 - Stream error'});
    expect(events.at(-1)).toBe('[DONE]');
  });

  it('of the connection cuts what was said', async () => {
    chat.answer = {kind: 'fail-midway', chunks: ['Half']};
    const response = await ask();
    let text = '';
    const reading = async () => {
      for await (const piece of piecesOf(response)) {
        text += piece;
      }
    };
    await expect(reading()).rejects.toThrow();
    expect(text).toContain('Half');
    expect(text).not.toContain('DONE');
  });
});

describe('a client that leaves', () => {
  const unhandled = vi.fn();
  beforeEach(() => {
    unhandled.mockClear();
    process.on('unhandledRejection', unhandled);
    process.on('uncaughtException', unhandled);
  });
  afterEach(() => {
    process.off('unhandledRejection', unhandled);
    process.off('uncaughtException', unhandled);
  });

  it.each([
    ['a long answer', {kind: 'text', chunks: Array<string>(500).fill('more '), delayMs: 10}],
    ['an answer that stopped', {kind: 'hang', chunks: ['Half']}],
  ] as const)('ends %s without an error', async (_case, answer) => {
    chat.answer = {...answer, chunks: [...answer.chunks]};
    const leaving = new AbortController();
    const response = await ask(leaving.signal);
    const before = closed;
    await response.body!.getReader().read();
    leaving.abort();
    await vi.waitFor(() => expect(closed).toBe(before + 1));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('ends a silence before the headers', async () => {
    chat.answer = {kind: 'hang'};
    const headers = await authorized();
    const before = closed;
    const response = post('/chat', headers, question, AbortSignal.timeout(50));
    await expect(response).rejects.toThrow();
    await vi.waitFor(() => expect(closed).toBe(before + 1));
    expect(unhandled).not.toHaveBeenCalled();
  });
});

describe('feedback', () => {
  const like = {appId: 'APP', messageId: 'message', thumbs: 1};

  it('is thanked for', async () => {
    const response = await post('/chat/feedback', await authorized(), like);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({success: true});
  });

  it('fails as the script says', async () => {
    chat.feedbackStatus = 500;
    expect((await post('/chat/feedback', await authorized(), like)).status).toBe(500);
  });

  it('needs a token', async () => {
    expect((await post('/chat/feedback', credentials, like)).status).toBe(401);
  });

  it.each([{...like, thumbs: 2}, {...like, messageId: ''}, {thumbs: 1}])(
    'is refused as %j',
    async (body) => {
      expect((await post('/chat/feedback', await authorized(), body)).status).toBe(400);
    },
  );
});

describe('another site', () => {
  it('may ask, with its headers', async () => {
    const response = await fetch(`${address}/chat`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://docs.telescope.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-algolia-api-key',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(
      'https://docs.telescope.example',
    );
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization,x-algolia-api-key',
    );
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('may read a refusal', async () => {
    const response = await post('/chat', {...credentials, origin: 'https://a.example'}, question);
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://a.example');
  });
});

describe('other requests', () => {
  it.each(['/', '/chats', '/chat/other', '/1/indexes/docs/query', '/toString'])(
    'are left alone: %s',
    async (path) => {
      expect((await post(path, credentials)).status).toBe(418);
    },
  );

  it('leave the script as it was', () => {
    expect(defaultChat).toEqual({answer: answerWithSources});
    expect(Object.isFrozen(defaultChat)).toBe(true);
  });
});
