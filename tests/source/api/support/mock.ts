import {execFile} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http, {type IncomingHttpHeaders, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {expect} from 'vitest';
import {folderWith} from '../../../../packages/content/src/__tests__/files';
import {successResponse} from '../../../../packages/openapi/src/operations';
import {contentSite} from '../../../../src/config/content';
import {describeApi, exampleOf, sampleOrigin} from './description';
import {schemasOf, type Endpoint} from './schemas';

const schemas = schemasOf('en');

interface MockRequest {
  method: string;
  /** With its query. */
  address: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  requestBody: string;
}

interface MockResponse {
  status: number;
  headers?: Record<string, string>;
  /** Strings are a gateway's HTML. */
  body?: unknown;
  isTruncated?: boolean;
}

/** Overrides the description's response. `count` includes this request. */
export type Scenario = (request: MockRequest, count: number) => MockResponse | undefined;

export const languages = ['curl', 'javascript', 'python'] as const;
type Language = (typeof languages)[number];

/** Closes the connection without a response. */
export const connectionLost: MockResponse = {status: 0};

export interface Exchange extends MockRequest {
  operation: string;
  status: number;
  body?: unknown;
  /** Last part of a problem's `type`; empty for other responses. */
  problem: string;
  /** Mismatches with the description, except in bodies: the mock rejects those. */
  faults: string[];
}

export function problemResponse(slug: string, headers: Record<string, string> = {}): MockResponse {
  const problems = describeApi('en').document.components['x-problems']!;
  const {status} = problems.find((problem) => problem.slug === slug)!;
  return {status, headers, body: exampleOf(slug)};
}

/**
 * Runs code of a page against a mock API. Responds with the description's examples unless the
 * scenario overrides them.
 */
export async function runOnMock(
  language: string,
  code: string,
  scenario: Scenario = () => undefined,
  folder?: string,
): Promise<Run & {exchanges: Exchange[]}> {
  const exchanges: Exchange[] = [];
  const handle = async (request: IncomingMessage): Promise<MockResponse> => {
    const {method = '', url: address = '', headers} = request;
    const {searchParams: query} = new URL(address, 'http://mock');
    const mockRequest = {method, address, query, headers, requestBody: await text(request)};
    const endpoint = schemas.endpointOfRequest(method, address);
    const operation = endpoint.operation.operationId;
    const count = exchanges.filter((exchange) => exchange.operation === operation).length + 1;
    const response =
      scenario(mockRequest, count) ?? defaultResponse(endpoint, mockRequest.requestBody);
    exchanges.push({
      ...mockRequest,
      ...response,
      headers,
      operation,
      problem: (response.body as {type?: string} | undefined)?.type?.split('/').at(-1) ?? '',
      faults: [
        ...(headers.authorization === `Bearer ${token}` ? [] : ['no token']),
        ...schemas.faultsInParameters(endpoint, address, headers),
      ],
    });
    return response;
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const {status, headers, body, isTruncated} = await handle(request);
    if (status === connectionLost.status) {
      response.destroy();
      return;
    }
    const isHtml = typeof body === 'string';
    const json = status < 300 ? 'application/json' : 'application/problem+json';
    const payload = Buffer.from(isHtml ? body : body ? JSON.stringify(body) : '');
    const type = payload.length > 0 && {'content-type': isHtml ? 'text/html' : json};
    response.writeHead(status, {...headers, ...type, 'content-length': payload.length});
    if (isTruncated) {
      response.write(payload.subarray(0, payload.length / 2), () => response.destroy());
      return;
    }
    response.end(payload);
  };
  // Never closes idle connections: a busy client would lose its next request.
  const server = http.createServer({keepAliveTimeout: 0}, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  try {
    return {...(await runCode(language, code, `http://127.0.0.1:${port}`, folder)), exchanges};
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Rejects end dates before start dates, which schemas can't express. */
function defaultResponse(endpoint: Endpoint, requestBody: string): MockResponse {
  const body = (requestBody ? JSON.parse(requestBody) : undefined) as
    Record<string, string> | undefined;
  const {start_date: start, end_date: end} = body ?? {};
  const faults = body ? schemas.faultsInBody(endpoint, body) : [];
  if (faults.length > 0 || (start && end && end < start)) {
    return problemResponse('validation-error');
  }
  const {resolve} = schemas.description;
  const {status, response} = successResponse(schemas.description, endpoint.operation);
  const {headers = {}, content = {}} = response;
  const [example] = Object.values(Object.values(content)[0]?.examples ?? {});
  return {
    status: Number(status),
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => /^(?:ETag|Location)$/.test(name))
        .map(([name, header]) => [name, String(resolve(header).example)]),
    ),
    body: example && resolve(example).value,
  };
}

/** Runs a program of the guide on the mock, and expects only valid requests. */
export async function runProgram(
  language: Language,
  name: string,
  scenario: Scenario,
  folder?: string,
) {
  const code = contentSite.programs[name]![language];
  const result = await runOnMock(language, code, scenario, folder);
  expect(result.exchanges.flatMap(({faults}) => faults)).toEqual([]);
  return result;
}

interface Run {
  code: number;
  stdout: string;
  stderr: string;
  /** In seconds. */
  waits: number[];
}

const token = 'tlsp_test';

const recordWaitsDir = path.resolve('tests/source/api/support/recordWaits');

const commands: Record<string, [file: string, command: string, ...args: string[]]> = {
  curl: ['sample.sh', 'bash'],
  javascript: ['sample.mjs', process.execPath, '--import', `${recordWaitsDir}/recordWaits.mjs`],
  // Debian's Python, with Debian's Requests.
  python: ['sample.py', '/usr/bin/python3'],
};

/** Runs code of a page with a token, against another origin. */
export async function runCode(
  language: string,
  code: string,
  origin: string,
  folder = folderWith(),
): Promise<Run> {
  const [file, command, ...args] = commands[language]!;
  const waits = path.join(folder, 'waits');
  fs.writeFileSync(waits, '');
  fs.writeFileSync(path.join(folder, file), code.replaceAll(sampleOrigin, origin));
  const env = {
    PATH: `${recordWaitsDir}:${process.env.PATH}`,
    HOME: folder,
    PYTHONPATH: recordWaitsDir,
    PYTHONDONTWRITEBYTECODE: '1',
    TELESCOPE_TOKEN: token,
    WAITS: waits,
  };
  return new Promise<Run>((resolve) => {
    execFile(command, [...args, file], {cwd: folder, env}, (error, stdout, stderr) =>
      resolve({
        code: error ? (typeof error.code === 'number' ? error.code : -1) : 0,
        stdout,
        stderr,
        waits: fs.readFileSync(waits, 'utf8').split('\n').map(Number).filter(Boolean),
      }),
    );
  });
}
