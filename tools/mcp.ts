/** `npm run --silent mcp`, `npm run mcp -- --http 8765`: serves the documentation to assistants. */
import {runMcp} from '@guide/mcp/commands';
import {runCommand} from './runCommand';

void runCommand(() => runMcp(process.argv.slice(2)));
