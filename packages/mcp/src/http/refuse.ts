import type {ServerResponse} from 'node:http';

/** Answers with an error of JSON-RPC, for what is refused before a message is read. */
export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {'content-type': 'application/json', ...headers});
  response.end(JSON.stringify({jsonrpc: '2.0', error: {code: -32_000, message}, id: null}));
}
