import type {IncomingMessage, ServerResponse} from 'node:http';
import {answerWithSources, type ChatAnswer} from './chatAnswers';
import {streamAnswer} from './chatStream';
import {acceptsToken, issueToken} from './chatToken';

export type {ChatAnswer};

/** What the assistant does next; a test changes it as it goes. */
export interface ChatScript {
  answer: ChatAnswer;
  /** Status of the next tokens; 200 when left out. */
  tokenStatus?: number;
  /** How long a token lives; five minutes when left out, as the real ones do. */
  tokenLifetimeSeconds?: number;
  /** Status of the next feedback; 200 when left out. */
  feedbackStatus?: number;
}

/** Everything works. Frozen: a server takes a copy of it for its tests to change. */
export const defaultChat: ChatScript = Object.freeze({answer: answerWithSources});

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  chat: ChatScript,
) => void;

const handlers: Record<string, Handler> = {
  '/chat': answerQuestion,
  '/chat/token': answerToken,
  '/chat/feedback': answerFeedback,
};

/**
 * Answers a request to the assistant as `askai.algolia.com` does: tokens, questions
 * and feedback, as DocSearch 4.7.0 sends them, and their preflight requests.
 * `false` for any other request, which is left untouched.
 *
 * @see https://www.algolia.com/doc/guides/algolia-ai/askai/reference/api
 */
export function answerChat(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  chat: ChatScript,
): boolean {
  const {pathname} = new URL(request.url ?? '/', 'http://localhost');
  const handler = Object.hasOwn(handlers, pathname) ? handlers[pathname] : undefined;
  if (!handler) {
    return false;
  }
  allowOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
  } else if (request.method !== 'POST') {
    refuse(response, 404, 'AI-204 - HTTP error');
  } else {
    handler(request, response, body, chat);
  }
  return true;
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('Vary', 'Origin, Access-Control-Request-Headers');
}

function answerToken(
  request: IncomingMessage,
  response: ServerResponse,
  _body: string,
  chat: ChatScript,
): void {
  const {tokenStatus: status = 200, tokenLifetimeSeconds = 300} = chat;
  if (!request.headers['x-algolia-assistant-id']) {
    refuse(response, 400, 'AI-201 - Bad input: no assistant');
  } else if (status >= 300) {
    refuse(response, status, 'AI-203 - Forbidden');
  } else {
    sendJson(response, status, {success: true, token: issueToken(tokenLifetimeSeconds)});
  }
}

function answerQuestion(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  chat: ChatScript,
): void {
  const {answer} = chat;
  const fault = faultOfQuestion(request, body);
  if (!acceptsToken(request.headers.authorization)) {
    sendText(response, 401, 'AI-202 - Unauthorized');
  } else if (fault) {
    sendText(response, 400, `AI-201 - Bad input: ${fault}`);
  } else if (answer.kind !== 'fail-before') {
    void streamAnswer(response, answer);
  } else if (typeof answer.body === 'string') {
    sendText(response, answer.status, answer.body);
  } else {
    sendJson(response, answer.status, answer.body);
  }
}

/** What is missing from a question, if anything: a wrong client must not pass a test. */
function faultOfQuestion({headers}: IncomingMessage, body: string): string | undefined {
  const needed = ['application-id', 'api-key', 'index-name', 'assistant-id'];
  const missing = needed.find((name) => !headers[`x-algolia-${name}`]);
  if (missing) {
    return `no X-Algolia-${missing}`;
  }
  // Without the header the real service speaks version 4 of the protocol, another one.
  if (headers['x-ai-sdk-version'] !== 'v5') {
    return 'not version 5 of the protocol';
  }
  const {id, messages} = parseObject(body);
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
  const {role, parts} = isObject(last) ? last : {};
  const hasText =
    Array.isArray(parts) &&
    parts.some((part) => isObject(part) && part.type === 'text' && Boolean(part.text));
  return typeof id === 'string' && role === 'user' && hasText ? undefined : 'no question';
}

function answerFeedback(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  chat: ChatScript,
): void {
  const {feedbackStatus: status = 200} = chat;
  const {appId, messageId, thumbs} = parseObject(body);
  if (!acceptsToken(request.headers.authorization)) {
    refuse(response, 401, 'AI-202 - Unauthorized');
  } else if (!appId || !messageId || (thumbs !== 0 && thumbs !== 1)) {
    refuse(response, 400, 'AI-201 - Bad input');
  } else if (status >= 300) {
    refuse(response, status, 'AI-207 - Internal error');
  } else {
    sendJson(response, status, {
      success: true,
      message: 'Feedback was successfully submitted.',
    });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** The client shows `message`, and looks at `success` rather than at the status. */
function refuse(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, {success: false, message});
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
}

function sendText(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'}).end(body);
}
