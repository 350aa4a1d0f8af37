/** `npm run mcp`. */
import {runCommand} from '../../tools/runCommand';
import {runMcp} from './src/commands';

void runCommand(() => runMcp(process.argv.slice(2)));
