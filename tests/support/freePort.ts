import {once} from 'node:events';
import net from 'node:net';

/** Ports that no system gives away: Linux begins at 32,768, macOS and Windows at 49,152. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

/**
 * A port of this machine that no program has, for one that cannot choose it itself. The system would give
 * one of its own again, to the site of the next test, before that program has started.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
  const server = net.createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
