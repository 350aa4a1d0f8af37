/** `npm run --silent mcp` (stdio), `npm run mcp -- --http 8765`: MCP server for AI assistants. */
import {runMcp} from '@guide/mcp/commands';
import {runCommand} from './runCommand';

void runCommand(() => runMcp(process.argv.slice(2)));
