import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import {createRequire} from 'node:module';
import {parseArgs} from 'node:util';

// Not imported, because loaders of TypeScript wrap modules in objects that can't be changed.
const constants = createRequire(__filename)('@docusaurus/utils/lib/constants') as object;

/**
 * Patches Docusaurus' commands. Call it in the configuration, which they load first.
 *
 * @param args of the `docusaurus` command
 */
export function patchCommands(args: string[], usesBabel: boolean): void {
  if (args[0] === 'serve') {
    const options = {host: {type: 'string', short: 'h', default: 'localhost'}} as const;
    const {host} = parseArgs({args, options, strict: false, allowPositionals: true}).values;
    patchServe(String(host));
  }
  if (!usesBabel) {
    // Upstream would suggest deleting `babel.config.js`, which only webpack builds use.
    Object.assign(constants, {BABEL_CONFIG_FILE_NAME: 'babel.config.unused.js'});
  }
}

/** Upstream listens on all interfaces, and drops the query when it redirects to the trailing slash. */
function patchServe(host: string): void {
  const {createServer} = http;
  http.createServer = ((listener: http.RequestListener) => {
    const server = createServer().on('request', keepQuery).on('request', listener);
    const listen = server.listen.bind(server);
    return Object.assign(server, {listen: (port: number) => listen(port, host)});
  }) as typeof createServer;
}

function keepQuery({url = ''}: IncomingMessage, response: ServerResponse): void {
  const query = /\?.*/.exec(url)?.[0] ?? '';
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers: {Location?: string} = {}) => {
    const {Location: location} = headers;
    const isMissing = location && !location.includes('?');
    return writeHead(status, isMissing ? {...headers, Location: location + query} : headers);
  }) as typeof writeHead;
}
