/** `npm run starter-kit`: writes the templates and workbooks of the starter kit; `--check` compares. */
import {runCommand} from '../runCommand';
import {runStarterKit} from '../starter-kit';

void runCommand(() => runStarterKit(process.argv.slice(2)));
