import {once} from 'node:events';
import net from 'node:net';

/** Below the ephemeral ports of Linux (from 32,768), macOS and Windows (from 49,152). */
const FIRST_PORT = 20_000;
const PORT_COUNT = 10_000;

/**
 * Finds a port for programs that can't choose one. An ephemeral port could be assigned to another
 * test meanwhile.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + Math.floor(Math.random() * PORT_COUNT);
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
