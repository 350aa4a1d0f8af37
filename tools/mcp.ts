import {runMcp} from '@guide/mcp/commands';
import {runCommand} from './runCommand';

void runCommand(() => runMcp(process.argv.slice(2)));
